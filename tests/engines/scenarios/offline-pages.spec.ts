import type { Page } from '@playwright/test';
import { pagePaths, paths } from '../../../src/content/addresses';
import { pageKinds } from '../../browser/support/page-kinds';
import { untilInstalled, untilRegistered } from '../../browser/support/service-worker';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

const storedKinds = pageKinds.filter((path) => path !== '/nowhere');

/** Lets every picture of the page load, those of its styles too, and returns those that do not. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const inStyles = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const values = [style.backgroundImage, style.maskImage, style.listStyleImage];
        if (part) values.push(style.content);
        return values.flatMap((value) => [...(value ?? '').matchAll(/url\("(.*?)"\)/g)]);
      }),
    );
    const sources = new Set(inStyles.map(([, source = '']) => source));
    const backgrounds = [...sources].map((source) => Object.assign(new Image(), { src: source }));
    const pictures = [...document.images, ...backgrounds];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures
      .filter((picture) => !picture.complete || picture.naturalWidth === 0)
      .map(({ src }) => src);
  });

test('after one visit, the pages open offline, with their pictures', async ({
  page,
  network,
  engine,
}) => {
  test.slow();
  await page.goto('/');
  await untilInstalled(page);
  network.setOffline(true);
  // What is stored is the same everywhere: the others open a page of each kind.
  const addresses = engine === 'chromium' ? [...pagePaths, paths.requests] : storedKinds;
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.locator('#root'), path).toHaveAttribute('data-page', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await missingPictures(page), path).toEqual([]);
    // With all that it fetches late; Firefox complains of what a page that is left still waits for.
    await untilRegistered(page);
  }
});
