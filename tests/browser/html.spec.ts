import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { academy } from '../../src/content/academy';
import { notFoundPath, pagePaths, paths } from '../../src/content/addresses';
import { courses } from '../../src/content/courses';
import { expect, test } from './support/test';

/*
 * What search engines, networks and visitors without a script get of a page: its HTML as it is sent.
 */

const headings: Readonly<Record<string, string>> = {
  '/': 'Jambatan Language Academy',
  '/AboutUs': 'Building Futures Through Education',
  '/Courses': 'Discover Our Language courses',
  '/HelpCenter': 'You Need a Help / For Get Here',
  '/ContactUs': "There Something in you Mind / Feel Free and Let's Talk",
  ...Object.fromEntries(courses.map(({ id, title }) => [paths.courseDetails(id), title])),
  ...Object.fromEntries(courses.map(({ id }) => [paths.enrolment(id), 'Enroll Now'])),
};

test('section 2: each page has its heading, title, description and address, and no login', async ({
  page,
  request,
}) => {
  expect(Object.keys(headings)).toEqual(pagePaths);
  for (const path of pagePaths) {
    expect(await readHtml(page, request, path), path).toMatchObject({
      status: 200,
      headings: [headings[path]],
      title: [expect.stringContaining('Jambatan')],
      description: [expect.stringMatching(/\w{3}/)],
      canonical: [`${academy.origin}${path}`],
      robots: [],
      passwords: 0,
    });
  }
  for (const path of [paths.requests, notFoundPath]) {
    const html = await readHtml(page, request, path);
    expect(html, path).toMatchObject({ canonical: [], headings: [expect.any(String)] });
    expect(html.robots, path).toEqual([expect.stringContaining('noindex')]);
  }
});

test('a link to any page is shown with a picture of its own', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of pagePaths) {
    const html = await readHtml(page, request, path);
    expect(html.social, path).toMatchObject({
      'og:image:alt': html.title[0],
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    const address = html.social['og:image'] ?? '';
    expect(address.startsWith(`${academy.origin}/`), path).toBe(true);
    const answer = await request.get(address.slice(academy.origin.length));
    expect(answer.headers()['content-type']).toBe('image/png');
    const picture = await answer.body();
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    // Messengers on a phone load it before the link is sent.
    expect(picture.byteLength).toBeLessThan(80_000);
    seen.add(picture.toString('base64'));
  }
  expect(seen.size, 'no two pages share a picture').toBe(pagePaths.length);
  expect((await readHtml(page, request, notFoundPath)).social).not.toHaveProperty('og:image');
});

test('section 3: the page of a course carries all of it', async ({ page, request }) => {
  for (const course of courses) {
    const { text } = await readHtml(page, request, paths.courseDetails(course.id));
    for (const words of [
      course.overview,
      course.prerequisites,
      course.levelsOffered,
      course.educator.name,
      course.educator.bio,
      ...course.details.map(({ name }) => name),
      ...course.highlights.flatMap(({ title, description }) => [title, description]),
    ]) {
      expect(text, `course ${course.id}`).toContain(words);
    }
  }
});

test('search engines are told of the academy and of a course', async ({ page, request }) => {
  for (const [path, type, name] of [
    ['/', 'EducationalOrganization', academy.name],
    ['/course-details/6', 'Course', 'HSK'],
  ] as const) {
    const { data } = await readHtml(page, request, path);
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': type,
      name,
    });
  }
});

test('the sitemap lists the 25 pages, and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(pagePaths.map((path) => `${academy.origin}${path}`));
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${academy.origin}/sitemap.xml`,
  );
});

/** @param page any page: its parser reads the HTML */
async function readHtml(page: Page, request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await page.evaluate(parseHtml, await answer.text());
  return { status: answer.status(), ...html };
}

/** Runs in the page. */
function parseHtml(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const contents = (name: string) =>
    all(`head > meta[name=${name}]`).map((meta) => meta.getAttribute('content'));
  const tags = all('meta[property^="og:"], meta[name^="twitter:"]').map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);
  return {
    headings: all('h1').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
    title: all('head > title').map(({ textContent }) => textContent),
    description: contents('description'),
    robots: contents('robots'),
    canonical: all('head > link[rel=canonical]').map((link) => link.getAttribute('href')),
    passwords: all('input[type=password]').length,
    social: Object.fromEntries(tags) as Record<string, string>,
    data: all('script[type="application/ld+json"]')[0]?.textContent ?? '',
    text: parsed.body.textContent,
  };
}
