import type { BrowserContext, Page } from '@playwright/test';

declare global {
  var clockShift: number | undefined;
}

/** To call before the pages are opened whose clocks will be moved. */
export async function letClocksMove(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + (globalThis.clockShift ?? 0);
  });
}

/** Sets a tab's clock, now and after every reload. @param milliseconds from the true time */
export async function moveClock(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript(setShift, milliseconds);
  await page.evaluate(setShift, milliseconds);
}

function setShift(milliseconds: number) {
  globalThis.clockShift = milliseconds;
}
