import { pageKinds } from '../../browser/support/page-kinds';
import { untilInstalled, untilSettled } from '../support/enrolment';
import { expect, test } from '../support/test';

const storedKinds = pageKinds.filter((path) => path !== '/nowhere');

/** Loads all pictures in the page, and returns the addresses of those that fail to load. */
async function missingPictures(): Promise<string[]> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
}

const isFooterShown = (): boolean => document.querySelector('footer')?.checkVisibility() ?? false;

// One page of each kind is enough, because the build ensures that all pages are stored.
test('after one visit, every kind of page opens offline with its pictures @all', async ({
  openTab,
  network,
}) => {
  const visitor = await openTab();
  await visitor.open('/');
  await untilInstalled(visitor);
  network.setOffline(true);
  for (const path of storedKinds) {
    await visitor.open(path);
    const shown = () => document.querySelector('#root')?.getAttribute('data-page') ?? null;
    await expect.poll(() => visitor.evaluate(shown)).toBe(path);
    await visitor.sees(/\S/, 'h1');
    const prerenderedHeading = await visitor.read('h1');
    // Wait for the footer, because the page hides it until the style sheet has loaded.
    await expect.poll(() => visitor.evaluate(isFooterShown)).toBe(true);
    expect(await visitor.evaluate(missingPictures), path).toEqual([]);
    // Both engines log an error for files that are still loading when the visitor leaves a page.
    await untilSettled(visitor);
    expect(await visitor.read('h1'), path).toBe(prerenderedHeading);
  }
});
