import type { Page } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../../src/build/chromium';
import { paths } from '../../src/content/addresses';
import { webApp } from '../../src/content/web-app';
import { expect, test } from './support/test';

interface Picture {
  readonly src: string;
  readonly type: string;
}

const address = '/manifest.webmanifest';

/** Waits for what the page says of that, which is no part of its first view. */
const untilInstallable = (page: Page) =>
  page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' });

test('a page names the manifest, and the icon and name for Apple’s home screens', async ({
  page,
}) => {
  await page.goto(paths.enrolment(2));
  const named = (name: string) => page.locator(`head > ${name}`);
  await expect(named('link[rel=manifest]')).toHaveAttribute('href', address);
  await expect(named('link[rel=apple-touch-icon]')).toHaveAttribute('href', /\.png$/);
  await expect(named('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    webApp.short_name,
  );
});

test('the manifest and all that it names are served as what they are', async ({ request }) => {
  const answer = await request.get(address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/manifest\+json(;|$)/),
    'cache-control': 'no-cache',
  });
  const { icons, screenshots, shortcuts } = (await answer.json()) as {
    icons: Picture[];
    screenshots: Picture[];
    shortcuts: { url: string; icons: Picture[] }[];
  };
  for (const { src, type } of [...icons, ...screenshots, ...shortcuts.flatMap((s) => s.icons)]) {
    const file = await request.get(src);
    expect(file.status(), src).toBe(200);
    expect(file.headers()['content-type'], src).toBe(type);
  }
  for (const { url } of shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

test('the shortcut Enrol shows courses that can be enrolled in, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(webApp.shortcuts.find(({ name }) => name === 'Enrol')?.url ?? '');
  await expect(page.getByRole('tab', { name: 'English' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Enroll Now in English For Kids' }).click();
  await expect(page).toHaveURL('/Inroll/1');
});

test('Chromium finds no mistake in the manifest', async ({ page, context }) => {
  await page.goto('/');
  await untilInstallable(page);
  const devTools = await context.newCDPSession(page);
  const { url, errors } = await devTools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe(address);
  expect(errors).toEqual([]);
});

test('the site can be installed', async ({ playwright, server }) => {
  // Nothing can be installed from a context without a profile, as `page` has.
  const context = await playwright.chromium.launchPersistentContext('', {
    // Only a whole browser can tell.
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${server.url}/course-details/2`);
  await untilInstallable(page);
  const devTools = await context.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
});
