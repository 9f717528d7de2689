import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has; a search that goes on for longer goes round in circles. */
const mostStops = 150;

/**
 * Goes from stop to stop with the Tab key until an element has the focus, as someone without a
 * mouse does.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(key);
    if (await isFocused(target)) return;
  }
  throw new Error(`The ${key} key does not lead to ${String(target)}.`);
}

/** Goes to an element and presses a key on it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Tabs once round a dialog that opens: nothing behind it may take the focus. */
export async function expectFocusStaysIn(page: Page, dialog: Locator) {
  await dialog.waitFor();
  const stops = await dialog.locator('a[href], button, input, select, textarea').count();
  for (let stop = 0; stop <= stops + 1; stop += 1) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first one the browser's own bar may have it.
    const isOutside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside, `after ${stop + 1} presses of Tab`).toBe(false);
  }
}

async function isFocused(target: Locator): Promise<boolean> {
  // What is not on the page cannot have the focus; waiting for it would not change that.
  for (const element of await target.all()) {
    if (await element.evaluate((node) => node === document.activeElement)) return true;
  }
  return false;
}
