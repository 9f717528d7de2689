import { paths } from '../../src/content/paths';
import { requests } from '#words/requests';
import { recordShifts, readShifts } from './support/loading';
import { pageKinds } from './support/page-kinds';
import { scrollThrough } from './support/stable';
import { expect, test } from './support/test';

const phone = { width: 360, height: 800 };
const wideScreen = { width: 1280, height: 900 };

test.describe('loading order', () => {
  test('content below the first view is shown even if the style sheet fails to load @all', async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/Failed to load resource/);
    await page.route('**/assets/*.css', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.contact-section')).toBeVisible();
  });

  test('a page opened in the background is hydrated @all', async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
      globalThis.PerformanceObserver.prototype.observe = () => undefined;
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).join()))
      .toContain('__react');
  });
});

/** Returns the class names of elements that are transparent, for example before their entrance. */
const invisible = () =>
  [...document.querySelectorAll('main *, footer *')]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).opacity === '0')
    .map(({ className }) => className);

test.describe('layout shifts', () => {
  test.beforeEach(({ page }) => recordShifts(page));

  test('nothing shifts while a page loads or while the visitor scrolls through it @all', async ({
    page,
    expectedConsole,
  }) => {
    test.slow();
    expectedConsole.push(/status of 404/);
    const views = [
      ...pageKinds.map((path) => [path, phone] as const),
      [paths.home, wideScreen] as const,
    ];
    for (const [path, viewport] of views) {
      await test.step(`${path}, ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
        // Wait until the stored requests have been read, because this test scrolls sooner than a
        // visitor could.
        if (path === paths.requests) await page.getByText(requests.none.title).waitFor();
        await scrollThrough(page);
        expect(await readShifts(page)).toEqual([]);
        expect(await page.evaluate(invisible), 'transparent elements').toEqual([]);
      });
    }
  });
});
