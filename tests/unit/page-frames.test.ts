import { describe, expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { serviceTaxNote } from '#words/offering-texts';
import { paths } from '../../src/content/paths';
import { privacy } from '../../src/content/privacy';
import { privacyNotices } from '#words/privacy-notice-versions';
import { terms } from '#words/terms';
import { prerenderedPaths } from '../../src/site/addresses';
import { getAttributes, builtPage, listLinks, partWith, getText } from './support/built-page';

describe('every page', () => {
  const five = [
    ['Home', '/'],
    ['About Us', '/AboutUs'],
    ['Courses', '/Courses'],
    ['Help Center', '/HelpCenter'],
    ['Contact Us', '/ContactUs'],
  ];

  test.each(prerenderedPaths)(
    '%s has the chat links, the footer and, unless it is /Inroll, the navigation bar',
    (path) => {
      const page = builtPage(path);
      const hasBar = path !== '/Inroll';
      expect(listLinks(page, 'nav[aria-label=Main] a')).toEqual(hasBar ? five : []);
      expect(listLinks(page, 'nav[aria-label=Menu] .navigation-links a')).toEqual(
        hasBar ? five : [],
      );
      const logo = page.querySelector('header a[aria-label$="home page"]');
      expect(logo?.getAttribute('href')).toBe(hasBar ? '/' : undefined);

      const footer = partWith(page, 'footer', '');
      expect(getText(footer)).toMatch(/© 20\d\d Jambatan Language Academy\. All rights reserved\./);
      for (const text of ['Jambatan is Malay for bridge.', '50000 Kuala Lumpur']) {
        expect(getText(footer)).toContain(text);
      }
      expect(listLinks(footer, 'nav a')).toEqual([
        ['Home', '/'],
        ['About Us', '/about'],
        ['Courses', '/courses'],
        ['Admissions', '/admissions'],
        ['Contact Us', '/contact'],
      ]);
      const hrefs = getAttributes(footer, 'a', 'href');
      for (const href of [
        `mailto:${academy.email}`,
        academy.phoneHref,
        paths.privacy,
        paths.terms,
      ]) {
        expect(hrefs).toContain(href);
      }

      const hasHero = path !== paths.requests && path !== paths.legal;
      const places = hasHero ? ['main', 'footer'] : ['footer'];
      for (const place of places) {
        const services = `${place} [aria-label^="Chat with us on "]`;
        expect(getAttributes(page, services, 'href').map((href) => href.split('?')[0])).toEqual([
          expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
          // WeChat's icon opens a dialog.
          '',
          expect.stringMatching(/^https:\/\/www\.facebook\.com\//),
          expect.stringMatching(/^https:\/\/www\.instagram\.com\//),
          expect.stringMatching(/^https:\/\/www\.tiktok\.com\//),
        ]);
      }
    },
  );
});

/** The retention period for requests, as stated in each language. */
const retention: Readonly<Record<string, string>> = {
  en: `${privacy.retentionDays} days`,
  ms: `${privacy.retentionDays} hari`,
};

test.each([
  ['Privacy notice', 'en'],
  ['Notis privasi', 'ms'],
] as const)("privacy: '%s' is complete on its page", (title, language) => {
  const part = partWith(builtPage(paths.legal), `section[lang=${language}]`, title);
  expect(getText(part)).toContain(retention[language]);
  expect(part.querySelectorAll('h3')).toHaveLength(8);
  const address = new URL(getAttributes(part, 'a[href^=mailto]', 'href')[0] ?? '');
  expect(address.pathname).toBe(academy.email);
  expect(address.searchParams.get('subject')).not.toBe('');
  expect(part.querySelector(`a[href="${academy.phoneHref}"]`)).not.toBeNull();
});

test('terms: the page names the academy’s legal entity, and has a table of refunds', () => {
  const part = partWith(builtPage(paths.legal), 'main section', terms.title);
  expect(part.getAttribute('id')).toBe('terms');
  for (const text of [academy.legalName, academy.companyNumber, serviceTaxNote]) {
    expect(getText(part)).toContain(text);
  }
  expect(part.querySelectorAll('tbody tr')).toHaveLength(terms.refunds.rows.length);
});

test('privacy: the enrolment form has a notice in both languages', () => {
  const page = builtPage(paths.enrolment(3));
  for (const { language, title, path } of privacyNotices) {
    const version = partWith(page, `main [lang=${language}]`, title);
    expect(getText(version)).toContain(retention[language]);
    expect(getAttributes(version, 'a', 'href')).toEqual([path]);
  }
});

test.each([
  [paths.enrolment(1), 'This form needs JavaScript.'],
  [paths.requests, 'this page needs JavaScript'],
])('%s has a notice that it needs JavaScript, with links to contact the academy', (path, words) => {
  const page = builtPage(path);
  const notice = partWith(page, 'main noscript', words);
  const hrefs = getAttributes(notice, 'a', 'href');
  expect(hrefs).toContain(academy.phoneHref);
  if (path === paths.requests) return;
  expect(hrefs).toContain(`mailto:${academy.email}`);
  expect(page.querySelector('fieldset')?.hasAttribute('disabled')).toBe(true);
  expect(page.querySelector('form [type=submit]')?.hasAttribute('disabled')).toBe(true);
});
