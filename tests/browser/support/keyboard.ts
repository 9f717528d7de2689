import { expect, type Locator, type Page } from '@playwright/test';
import { untilStable } from './stable';

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

/**
 * Walks through the page with the keyboard, forwards and backwards.
 *
 * @returns the stops at which the focus is out of view or under a sticky element
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  // Start at the top of the page, wherever the focus was.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  // After a resize, keys are handled reliably only once the page has been redrawn.
  await untilStable(page);
  return [...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))];
}

/** Presses a key until the focus leaves the page, and returns the hidden stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(lookAtFocus);
    // Give moving elements time to get out of the way. On a slow machine, they may not start moving
    // for several frames. The focus also takes a moment to enter and leave the map, which runs in
    // another process.
    for (let looks = 10; looks > 0 && (!stop || stop.fault); looks -= 1) {
      await untilStable(page);
      stop = (await page.evaluate(lookAtFocus)) ?? stop;
    }
    if (!stop) break;
    stops += 1;
    if (stop.fault) hidden.push(`${key} to ${stop.name}: ${stop.fault}`);
  }
  if (stops === 0) throw new Error(`Pressing ${key} focused no element on the page.`);
  return hidden;
}

/**
 * Runs in the page: describes the focused element and any problem with its position. Returns null
 * if no element has the focus.
 */
function lookAtFocus(): { name: string; fault: string | null } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const words =
    focused.getAttribute('aria-label') ?? (focused.textContent.slice(0, 50) || focused.id);
  const name = `${focused.localName} '${words}'`;
  // Skip the map. It is from another site, so only the browser can scroll its elements into view.
  if (focused.localName === 'iframe') return { name, fault: null };
  // A checkbox or radio button must be in view together with its label.
  const label = focused.matches('[type="radio"], [type="checkbox"]') && focused.closest('label');
  const { top, bottom, left, right } = (label || focused).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [from, to] = [Math.max(top, 0), Math.min(bottom, clientHeight)];
  // The browser may scroll only part of a large element, such as a multi-line field, into view.
  const isLarge = bottom - top > 100;
  // Allow for rounding errors of up to half a pixel.
  if (to - from < (isLarge ? 24 : bottom - top) - 0.5) {
    return { name, fault: `out of view, from ${top} to ${bottom} of ${clientHeight}` };
  }
  const middle = Math.min((left + right) / 2, clientWidth - 1);
  const covers = [from + 1, (from + to) / 2, to - 1]
    .map((y) => stickyPartAround(document.elementFromPoint(middle, y)))
    .filter((part) => part && !part.contains(focused));
  const isHidden = covers.length > (isLarge ? 2 : 0);
  return { name, fault: isHidden ? `under ${covers[0]?.className}` : null };

  function stickyPartAround(element: Element | null): Element | null {
    if (!element || /sticky|fixed/.test(getComputedStyle(element).position)) return element;
    return stickyPartAround(element.parentElement);
  }
}
