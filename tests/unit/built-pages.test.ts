import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from '../../src/build/page-policy';
import { academy } from '../../src/content/academy';
import { offerings } from '../../src/content/offerings';
import { paths } from '../../src/content/paths';
import { dayText } from '#words/offering-texts';
import { privacyNotices } from '#words/privacy-notice-versions';
import { unreviewed } from '../../src/content/ms/privacy-notice';
import { notFoundPath, pagePaths, prerenderedPaths } from '../../src/site/addresses';
import { inLanguage, languageTags } from '../../src/site/languages';
import { isCurrent, readSocialPreviews } from '../tools/social-picture';
import { builtFile, builtPage, getAttributes, partWith } from './support/built-page';

test('a page’s policy allows only its own inline script and style, by their hashes, and the API', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const style = '@media (width<40rem){a{color:red}}';
  const html =
    `<style>${style}</style><script data-a="x">if (a < b) é()</script>` +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  const policy = `script-src 'self' ${hash('if (a < b) é()')}; style-src 'self' ${hash(style)}`;
  expect(pagePolicy(html).endsWith(policy)).toBe(true);
  expect(pagePolicy(html, 'https://api.example')).toContain(
    `${policy}; connect-src 'self' https://api.example`,
  );
});

test('no page fetches a script, a style sheet or the heading font before its first paint', () => {
  for (const path of prerenderedPaths) {
    const html = builtPage(path).outerHTML.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(html, path).not.toMatch(
      /<script[^>]* src=|<link[^>]* rel="?(?:stylesheet|modulepreload)|\.woff2/,
    );
  }
});

test('no page as HTML names a start date or the current year, because it may be read years later', () => {
  const days = Object.values(offerings).flatMap(({ startDates }) => startDates ?? []);
  for (const path of prerenderedPaths) {
    const html = builtPage(path).outerHTML;
    expect([...days, ...days.map(dayText), '© 20'].filter((text) => html.includes(text))).toEqual(
      [],
    );
  }
});

test.each([paths.requests, notFoundPath])('search engines must not index %s', (path) => {
  const robots = getAttributes(builtPage(path), 'head > meta[name=robots]', 'content');
  expect(robots).toEqual([expect.stringContaining('noindex')]);
  expect(getAttributes(builtPage(path), 'head > link[rel=canonical]', 'href')).toEqual([]);
});

test('the preview pictures of shared links exist, and show the current words and illustrations', async () => {
  for (const path of languageTags.flatMap((tag) => pagePaths.map((at) => inLanguage(tag, at)))) {
    const [address = ''] = getAttributes(builtPage(path), 'meta[property="og:image"]', 'content');
    builtFile(address.replace(`${academy.origin}/`, ''));
  }
  const previews = await readSocialPreviews();
  const current = await Promise.all(previews.map(isCurrent));
  const outdated = previews.filter((_, index) => !current[index]).map(({ path }) => path);
  expect(outdated, 'Run npm run social-pictures to redraw the pictures of these pages.').toEqual(
    [],
  );
});

test('privacy: the form has a notice in English and Malay, each with a link to the complete one; the Malay ones say that a machine translated them', () => {
  for (const { language, title, path } of privacyNotices) {
    const mark = language === 'ms' ? unreviewed : '';
    const notice = partWith(builtPage(paths.enrolment(3)), `main [lang=${language}]`, title);
    expect(getAttributes(notice, 'a', 'href')).toEqual([path]);
    expect(notice.text).toContain(mark);
    const complete = partWith(builtPage(paths.legal), `section[lang=${language}]`, mark);
    expect(complete.querySelectorAll('h3')).toHaveLength(8);
  }
});

test.each([paths.enrolment(1), paths.requests])(
  'without JavaScript, %s shows how to reach the academy, and its form is disabled',
  (path) => {
    const page = builtPage(path);
    const notice = partWith(page, 'main noscript', 'needs JavaScript');
    expect(getAttributes(notice, 'a', 'href')).toContain(academy.phoneHref);
    const enabled = 'fieldset:not([disabled]), [type=submit]:not([disabled])';
    expect(page.querySelectorAll(enabled)).toEqual([]);
  },
);
