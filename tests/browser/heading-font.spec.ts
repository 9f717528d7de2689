import { prerenderedPaths } from '../../src/content/addresses';
import { recordShifts, shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

const fontAddress = /<link\s+rel="preload"\s+href="(\/assets\/[^"]+\.woff2)"/;

test('every page asks for the headings’ face before its style sheet does', async ({ request }) => {
  for (const path of prerenderedPaths) {
    const html = await (await request.get(path)).text();
    const [link, address = ''] = fontAddress.exec(html) ?? [];
    expect(link, path).toBeDefined();
    expect(html.indexOf(link ?? ''), path).toBeLessThan(html.indexOf('rel="stylesheet"'));
    const [sheet = ''] = /\/assets\/index-[^"]+\.css/.exec(html) ?? [];
    expect(await (await request.get(sheet)).text(), path).toContain(address);
  }
});

test('the face is light, kept for good, and there without a network', async ({ request }) => {
  const [, address = ''] = fontAddress.exec(await (await request.get('/')).text()) ?? [];
  const font = await request.get(address);
  expect(font.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await font.body()).byteLength).toBeLessThan(24_000);
  expect(await (await request.get('/sw.js')).text()).toContain(address.slice(1));
});

// One that comes late makes Chromium look for the face again, and change to it on the screen.
for (const path of ['/', '/HelpCenter', '/course-details/1', '/Inroll/1']) {
  test(`no style sheet comes after ${path} has been shown`, async ({ page, request }) => {
    const sent = (await (await request.get(path)).text()).match(/rel="stylesheet"/g);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(sent?.length ?? 0);
  });
}

for (const [device, width] of [
  ['phone', 412],
  ['desktop', 1280],
] as const) {
  for (const path of ['/', '/AboutUs', '/course-details/8', '/course-details/10']) {
    test(`nothing on ${path} moves when the face comes late (${device})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      let release = () => {};
      const seen = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await seen;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(paintedFrames);
      release();
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => family === 'Fraunces' && status === 'loaded',
        ),
      );
      await page.evaluate(paintedFrames);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

/** Resolves once what the page has come to is on the screen, and observers were told. */
async function paintedFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => setTimeout(resolve));
}
