import { expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { paths } from '../../src/content/paths';
import { notFoundPath, pagePaths } from '../../src/site/addresses';
import { courses } from '../../src/site/courses';
import { inLanguage, languageTags } from '../../src/site/languages';
import { isCurrent, readSocialPreviews } from '../tools/social-picture';
import { getAttributes, builtFile, builtPage, getTexts } from './support/built-page';

/** Tests the data in the built pages that search engines and messaging apps read. */

const readMeta = (path: string, name: string) =>
  getAttributes(builtPage(path), `head > meta[name="${name}"]`, 'content');
const readCanonical = (path: string) =>
  getAttributes(builtPage(path), 'head > link[rel=canonical]', 'href');

test.each([paths.requests, notFoundPath])('search engines must not index %s', (path) => {
  expect(readMeta(path, 'robots')).toEqual([expect.stringContaining('noindex')]);
  expect(readCanonical(path)).toEqual([]);
});

test('a shared link to any page in any language has a preview picture of its own', () => {
  const pages = languageTags.flatMap((tag) => pagePaths.map((path) => inLanguage(tag, path)));
  const pictures = pages.map((path) => {
    const [address = ''] = getAttributes(builtPage(path), 'meta[property="og:image"]', 'content');
    expect(address.startsWith(`${academy.origin}/`), path).toBe(true);
    return builtFile(address.slice(academy.origin.length + 1)).toString('base64');
  });
  expect(new Set(pictures).size).toBe(pages.length);
});

test('the preview pictures were drawn from the current words and illustrations', async () => {
  const socialPreviews = await readSocialPreviews();
  const current = await Promise.all(socialPreviews.map(isCurrent));
  const outdated = socialPreviews.filter((_, index) => !current[index]).map(({ path }) => path);
  expect(outdated, 'Run npm run social-pictures to redraw the pictures of these pages.').toEqual(
    [],
  );
});

test.each([
  ['/', 'EducationalOrganization', academy.name],
  ['/course-details/6', 'Course', 'Mandarin HSK'],
])('structured data at %s describes the %s', (path, type, name) => {
  const [data = ''] = getTexts(builtPage(path), 'script[type="application/ld+json"]');
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': type,
    name,
  });
});

test('structured data for each course includes its fees', () => {
  for (const { id } of courses) {
    const [json = ''] = getTexts(
      builtPage(paths.courseDetails(id)),
      'script[type="application/ld+json"]',
    );
    expect(JSON.parse(json).offers, `course ${id}`).toContainEqual(
      expect.objectContaining({ '@type': 'Offer', category: 'Paid' }),
    );
  }
});

test('the sitemap lists the 26 pages in each language, and robots.txt links to the sitemap', () => {
  const sitemap = builtFile('sitemap.xml').toString();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    languageTags.flatMap((tag) => pagePaths.map((path) => academy.origin + inLanguage(tag, path))),
  );
  expect(builtFile('robots.txt').toString()).toContain(`Sitemap: ${academy.origin}/sitemap.xml`);
});
