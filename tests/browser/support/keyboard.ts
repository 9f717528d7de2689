import { expect, type Locator, type Page } from '@playwright/test';

/** More focus stops than any page has. Beyond this, Tab has wrapped round. */
const mostStops = 150;

/** Presses a key until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`Pressing ${key} never reached ${String(target)}.`);
}

/** Tabs to an element and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tabs through an open dialog once, and expects nothing behind the dialog to get the focus. */
export async function expectFocusStaysIn(page: Page, dialog: Locator) {
  await dialog.waitFor();
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  for (let stop = 0; stop <= stops + 1; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first, the browser's own UI may have the focus.
    const isOutside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside, `after ${stop + 1} presses of Tab`).toBe(false);
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  // Do not wait for the element, because a missing element cannot have the focus.
  for (const element of await target.all()) {
    if (await element.evaluate((node) => node === document.activeElement)) return true;
  }
  return false;
}
