import type { Page } from '@playwright/test';

/** Waits until the page answers by its script: what is tapped before is the browser's own to answer. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isInteractive);
}

/** Runs in the page, which shows it by the marks that React leaves. */
function isInteractive(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, input, select)')];
  return (
    controls.length > 0 &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber')))
  );
}
