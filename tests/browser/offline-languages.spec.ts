import type { Page } from '@playwright/test';
import { about as arabicAbout } from '../../src/content/ar/about';
import { languageWords as arabicWords } from '../../src/content/ar/language';
import { siteLanguages } from '../../src/content/languages';
import { about as malayAbout } from '../../src/content/ms/about';
import { languageWords as malayWords } from '../../src/content/ms/language';
import { untilInstalled } from './support/service-worker';
import { expect, ownServerTest, ownSiteTest as test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the language of each cache with pages. */
const storedBundles = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).flatMap((name) => /pages-(..)-/.exec(name)?.[1] ?? []).toSorted(),
  );

/** Returns the paths of the languages that have been stored completely. */
const storedLanguages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('jambatan-languages');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted();
  });

ownServerTest(
  'languages opened on a device work offline, and a notice names one that the device does not have',
  async ({ page, ownServer, expectedConsole }) => {
    expectedConsole.push(/status of 503/);
    await page.goto('/ar');
    await untilInstalled(page);
    expect(await storedBundles(page)).toEqual(['ar']);
    await page.goto('/ms/Courses');
    await expect.poll(() => storedLanguages(page)).toEqual(['/ar', '/ms']);
    await ownServer.stop();

    await page.goto('/ms/AboutUs');
    await expect(heading(page)).toHaveText(malayAbout.heroTitle);
    await page.goto('/ar/AboutUs');
    await expect(heading(page)).toHaveText(arabicAbout.heroTitle);

    await page.locator('.language-toggle').click();
    await page.getByRole('link', { name: siteLanguages.zh.name }).click();
    await expect(page).toHaveURL('/zh/AboutUs');
    await expect(heading(page)).toHaveText(arabicWords.notOnDevice.title(siteLanguages.zh.name));
    await page.locator('.language-toggle').click();
    await page.getByRole('link', { name: siteLanguages.en.name }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toContainText(siteLanguages.en.name);
    await page.goBack();
    await page.getByRole('link', { name: arabicWords.notOnDevice.back }).click();
    await expect(page).toHaveURL('/ar/AboutUs');
    await expect(heading(page)).toHaveText(arabicAbout.heroTitle);

    // As the browser does if storage runs out.
    await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('/pages-ar-'));
      await Promise.all(names.map((name) => caches.delete(name)));
    });
    await page.goto('/ms/AboutUs');
    await page.locator('.language-toggle').click();
    await page.getByRole('link', { name: siteLanguages.ar.name }).click();
    await expect(heading(page)).toHaveText(malayWords.notOnDevice.title(siteLanguages.ar.name));
  },
);

test('an update refreshes the languages on the device, and only those @all', async ({
  page,
  site,
}) => {
  await page.goto('/ar');
  await untilInstalled(page);
  await page.goto('/ms');
  await expect.poll(() => storedLanguages(page)).toEqual(['/ar', '/ms']);
  site.publish('Jambatan Language Academy', 'Another Language Academy');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect.poll(() => storedBundles(page)).toEqual(['ar', 'ar', 'ms', 'ms']);
  const activateWaiting = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }, {});
    return registration?.waiting?.state;
  };
  await expect.poll(() => page.evaluate(activateWaiting)).toBe('installed');
  await expect.poll(() => storedBundles(page)).toEqual(['ar', 'ms']);
});
