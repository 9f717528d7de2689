import { expect, type Locator, type Page } from '@playwright/test';
import { untilStable } from './stable';

/** More stops than any page has; a search that goes on for longer goes round in circles. */
const mostStops = 150;

/**
 * Goes from stop to stop with the Tab key until an element has the focus, as someone without a
 * mouse does.
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
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

/**
 * Goes through the page with the keyboard, forwards and back again.
 *
 * @returns each stop whose focus is out of view or under something that sticks to the window
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  // From the start of the page, wherever it has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  // A window that has just got another size takes keys for certain once it has been drawn.
  await untilStable(page);
  return [...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))];
}

/** Presses the key until the focus leaves the page. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(lookAtFocus);
    // What is sliding out of the way is let go, which takes a slow machine some frames to begin; so
    // does the way of the focus into the map and out of it, which is another process's.
    for (let looks = 10; looks > 0 && (!stop || stop.fault); looks -= 1) {
      await untilStable(page);
      stop = (await page.evaluate(lookAtFocus)) ?? stop;
    }
    if (!stop) break;
    stops += 1;
    if (stop.fault) hidden.push(`${key} to ${stop.name}: ${stop.fault}`);
  }
  if (stops === 0) throw new Error(`Nothing on the page took the focus at ${key}.`);
  return hidden;
}

/** Runs in the page: what has the focus, and what is wrong with its place; null if nothing has. */
function lookAtFocus(): { name: string; fault: string | null } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const words =
    focused.getAttribute('aria-label') ?? (focused.textContent.slice(0, 50) || focused.id);
  const name = `${focused.localName} '${words}'`;
  // The map is another site's: what has the focus in it, the browser alone brings into view.
  if (focused.localName === 'iframe') return { name, fault: null };
  // What is drawn for a box to tick is what stands beside it.
  const label = focused.matches('[type="radio"], [type="checkbox"]') && focused.closest('label');
  const { top, bottom, left, right } = (label || focused).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [from, to] = [Math.max(top, 0), Math.min(bottom, clientHeight)];
  // Of what is large, as a field for some lines, the browser shows a part.
  const isLarge = bottom - top > 100;
  // Half a pixel is no part.
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
