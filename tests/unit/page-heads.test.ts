import sharp from 'sharp';
import { expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { offerings } from '../../src/content/offerings';
import { paths } from '../../src/content/paths';
import { notFoundPath, pagePaths, prerenderedPaths } from '../../src/site/addresses';
import { courses } from '../../src/site/courses';
import { inLanguage, languageTags } from '../../src/site/languages';
import { isCurrent, readSocialPreviews } from '../tools/social-picture';
import { getAttributes, builtFile, builtPage, getTexts } from './support/built-page';

/** Tests the data in the built pages that search engines and messaging apps read. */

const headings: Readonly<Record<string, string>> = {
  '/': 'Jambatan Language Academy',
  '/AboutUs': 'Building Futures Through Education',
  '/Courses': 'Discover Our Language courses',
  '/HelpCenter': 'You Need a Help / For Get Here',
  '/ContactUs': "There Something in you Mind / Feel Free and Let's Talk",
  '/PrivacyAndTerms': 'Privacy and terms',
  ...Object.fromEntries(courses.map(({ id, title }) => [paths.courseDetails(id), title])),
  ...Object.fromEntries(courses.map(({ id }) => [paths.enrolment(id), 'Enroll Now'])),
};

const readMeta = (path: string, name: string) =>
  getAttributes(builtPage(path), `head > meta[name="${name}"]`, 'content');
const readCanonical = (path: string) =>
  getAttributes(builtPage(path), 'head > link[rel=canonical]', 'href');

test('section 2: each page has its heading, title, description and canonical address, and no login', () => {
  expect(Object.keys(headings)).toEqual(pagePaths);
  for (const path of pagePaths) {
    const page = builtPage(path);
    expect(getTexts(page, 'h1'), path).toEqual([headings[path]]);
    expect(getTexts(page, 'head > title'), path).toEqual([expect.stringContaining('Jambatan')]);
    expect(readMeta(path, 'description'), path).toEqual([expect.stringMatching(/\w{3}/)]);
    expect(readMeta(path, 'robots'), path).toEqual([]);
    expect(readCanonical(path), path).toEqual([`${academy.origin}${path}`]);
    expect(page.querySelector('input[type=password]'), path).toBeNull();
  }
});

test.each([paths.requests, notFoundPath])('search engines must not index %s', (path) => {
  expect(readMeta(path, 'robots')).toEqual([expect.stringContaining('noindex')]);
  expect(readCanonical(path)).toEqual([]);
});

test('a shared link to any page in any language has a unique preview picture', async () => {
  const seen = new Set<string>();
  const inAllLanguages = languageTags.flatMap((tag) =>
    pagePaths.map((path) => inLanguage(tag, path)),
  );
  for (const path of inAllLanguages) {
    const page = builtPage(path);
    const social = (name: string) =>
      page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(social('og:image:alt'), path).toBe(getTexts(page, 'head > title')[0]);
    expect(social('twitter:card'), path).toBe('summary_large_image');
    const type = ['type', 'width', 'height'].map((name) => social(`og:image:${name}`));
    expect(type, path).toEqual(['image/png', '1200', '630']);
    const address = social('og:image') ?? '';
    expect(address.startsWith(`${academy.origin}/`), path).toBe(true);
    const picture = builtFile(address.slice(academy.origin.length + 1));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    // A messaging app on a phone loads the picture before it sends the link.
    expect(picture.byteLength).toBeLessThan(80_000);
    seen.add(picture.toString('base64'));
  }
  expect(seen.size, 'no two pages share a picture').toBe(inAllLanguages.length);
  expect(builtPage(notFoundPath).querySelector('meta[property="og:image"]')).toBeNull();
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

test.each(courses)(
  'structured data for course $id includes its start dates, hours and fee',
  ({ id }) => {
    const page = builtPage(paths.courseDetails(id));
    const [json = ''] = getTexts(page, 'script[type="application/ld+json"]');
    const { offers, hasCourseInstance } = JSON.parse(json);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(offer).toMatchObject({ '@type': 'Offer', category: 'Paid' });
    expect(hasCourseInstance).toHaveLength(Math.min(3, offerings[id].startDates.length));
    for (const instance of hasCourseInstance) {
      expect(instance).toMatchObject({
        '@type': 'CourseInstance',
        courseMode: expect.stringMatching(/^(Onsite|Blended)$/),
        courseWorkload: expect.stringMatching(/^PT\d+H$/),
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }
  },
);

test('in each language, the structured data gives each course a unique name', () => {
  for (const tag of languageTags) {
    const names = courses.map(({ id }) => {
      const page = builtPage(inLanguage(tag, paths.courseDetails(id)));
      const [json = ''] = getTexts(page, 'script[type="application/ld+json"]');
      return JSON.parse(json).name;
    });
    expect(new Set(names).size, names.join()).toBe(courses.length);
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

test('no page preloads the heading font, because that would delay a first visit', () => {
  for (const path of prerenderedPaths) {
    expect(builtPage(path).outerHTML, path).not.toContain('.woff2');
  }
});
