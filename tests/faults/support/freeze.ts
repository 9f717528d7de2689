import type { Page } from '@playwright/test';

/**
 * Lets a page stand still in the middle of its life, as the browser does to one it puts aside. The
 * browser's own command for that does nothing to a page in view, so the debugger holds it.
 *
 * @returns lets it go on
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  const paused = new Promise((resolve) => {
    session.once('Debugger.paused', resolve);
  });
  await session.send('Debugger.pause');
  await paused;
  return async () => {
    await session.send('Debugger.resume');
  };
}
