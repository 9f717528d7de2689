import type { Page } from '@playwright/test';
import { paths } from '../../src/content/addresses';
import { saveData } from './support/connection';
import { openWithScriptHeld } from './support/held-script';
import { pageKinds } from './support/page-kinds';
import { expect, test } from './support/test';

// What moves is not compared.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a page asks for its script once it is on the screen, and for no style before', async ({
  page,
}) => {
  await page.goto('/');
  const { painted, first } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const later = files.filter(({ name }) => /\.(?:js|css)$/.test(name));
    return {
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
      first: Math.min(...later.map(({ startTime }) => startTime)),
    };
  });
  expect(first).toBeGreaterThan(painted);
});

for (const [device, width, kinds] of [
  ['phone', 412, pageKinds],
  ['desktop', 1280, [paths.courseDetails(8)]],
] as const) {
  for (const path of kinds) {
    test(`nothing on ${path} changes when the whole style sheet comes (${device})`, async ({
      context,
    }) => {
      const { page } = await openWithScriptHeld(context, path);
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction(() =>
        Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet),
      );
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(changesByTheSheet)).toEqual([]);
    });
  }
}

/**
 * What the whole sheet changes of all that can be seen, beside what answers the visitor, and the foot
 * of the page, which comes with it.
 */
function changesByTheSheet(): string[] {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  for (const foot of document.querySelectorAll('footer')) foot.hidden = true;
  const seen = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility(),
  );
  const looks = (whole: boolean) => {
    if (link) link.disabled = !whole;
    return seen.map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => [name, style.getPropertyValue(name)] as const);
      return new Map(
        values.filter(
          ([name]) =>
            !/^(?:--|transition|animation|cursor|touch-action|overscroll|print-color-adjust)/.test(
              name,
            ),
        ),
      );
    });
  };
  const alone = looks(false);
  const together = looks(true);
  return seen.flatMap((element, index) =>
    [...(together[index] ?? [])]
      .filter(([name, value]) => alone[index]?.get(name) !== value)
      .map(([name, value]) => `${element.tagName}.${element.className} ${name}: ${value}`),
  );
}

test.describe('what is below the first view', () => {
  const styleSheet = '**/assets/*.css';
  const below = (page: Page) => page.locator('.contact-section');

  test('is there as soon as the visitor does anything', async ({ context }) => {
    const page = await context.newPage();
    await page.route(styleSheet, () => undefined);
    for (const act of [() => page.mouse.wheel(0, 400), () => page.keyboard.press('End')]) {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(below(page)).toBeHidden();
      await act();
      await expect(below(page)).toBeVisible();
    }
  });

  test('is there where the style sheet does not arrive', async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await page.route(styleSheet, (route) => route.abort());
    await page.goto('/');
    await expect(below(page)).toBeVisible();
  });

  test('is there where the visitor comes back to it', async ({ page }) => {
    await page.goto('/');
    await below(page).scrollIntoViewIfNeeded();
    await expect(below(page)).toBeInViewport();
    await page.reload();
    await expect(below(page)).toBeInViewport();
    await page.goto('/HelpCenter#how-to-apply');
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
  });
});

test('a link that is pointed at before the script has come brings its page’s HTML', async ({
  context,
}) => {
  const { page } = await openWithScriptHeld(context, '/');
  const asked = page.waitForRequest('**/Courses');
  await page.getByRole('link', { name: 'Courses', exact: true }).first().hover();
  expect((await asked).headers()['sec-purpose'] ?? (await asked).headers()['purpose']).toContain(
    'prefetch',
  );
});

test('a visitor who saves data gets nothing ahead', async ({ context }) => {
  await saveData(context);
  const { page, arrive } = await openWithScriptHeld(context, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Courses', exact: true }).first().hover();
  await arrive();
  expect(asked).not.toContain('/Courses');
});

test('a page that was opened in the background is there when it is looked at', async ({
  context,
}) => {
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
