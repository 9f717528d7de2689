import { describe, expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { siteLanguages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { pagePaths, resolveSiteAddress } from '../../src/site/addresses';
import {
  inLanguage,
  languageTags,
  preferredLanguage,
  splitLanguage,
} from '../../src/site/languages';
import { getAttributes, builtPage, getTexts } from './support/built-page';
import { isFixed, loadWords, textsIn } from './support/words';

test.each([
  ['/ar', { kind: 'page', path: '/ar' }],
  ['/ar/', { kind: 'redirect', to: '/ar' }],
  ['/ZH/aboutus/', { kind: 'redirect', to: '/zh/AboutUs' }],
  ['/ms/Inroll/3', { kind: 'page', path: '/ms/Inroll/3' }],
  ['/ms/admissions', { kind: 'redirect', to: '/ms/HelpCenter#how-to-apply' }],
  ['/arabic', { kind: 'not-found' }],
  ['/fr/AboutUs', { kind: 'not-found' }],
  ['/en/AboutUs', { kind: 'not-found' }],
  ['/ar/zh/AboutUs', { kind: 'not-found' }],
])('%s is %o', (pathname, address) => {
  expect(resolveSiteAddress(pathname)).toEqual(address);
});

test.each([
  [['zh-TW', 'zh-HK', 'zh-Hant-MY'], undefined],
  [['zh-SG'], 'zh'],
  [['zh-Hans-HK'], 'zh'],
  [['zh-TW', 'fr', 'ms-MY', 'en'], 'ms'],
])('of the site’s languages, a browser with %s prefers %s', (preferred, language) => {
  expect(preferredLanguage(preferred)).toBe(language);
});

describe.each(languageTags)('the pages in %s', (language) => {
  const { direction, lang } = siteLanguages[language];

  test('have title, description, language, direction, canonical address and alternates', () => {
    for (const path of pagePaths) {
      const page = builtPage(inLanguage(language, path));
      const own = academy.origin + inLanguage(language, path);
      const { attributes } = page.querySelector('html') ?? {};
      expect(attributes, own).toMatchObject({ lang, dir: direction });
      expect(getTexts(page, 'head > title')[0]?.length, own).toBeLessThanOrEqual(60);
      const [description = ''] = getAttributes(page, 'head > meta[name=description]', 'content');
      expect(description.length, own).toBeLessThanOrEqual(155);
      expect(getAttributes(page, 'head > link[rel=canonical]', 'href')).toEqual([own]);
      const alternates = [...languageTags, 'en' as const].map((tag) => inLanguage(tag, path));
      expect(getAttributes(page, 'head > link[rel=alternate]', 'href')).toEqual(
        alternates.map((each) => academy.origin + each),
      );
    }
  });

  test('list first the chat service that readers of the language can use', () => {
    const page = builtPage(inLanguage(language, paths.contact));
    const service = language === 'zh' ? /微信/ : /WhatsApp|واتساب/;
    const [first] = getAttributes(page, 'main .social-links__service', 'aria-label');
    expect(first).toMatch(service);
    const buttons = getTexts(page, '.contact-form__actions > *').slice(1);
    expect(buttons[0]).toMatch(service);
  });

  test('link to pages in the same language, and from the menu to the same page in the others', () => {
    for (const path of pagePaths) {
      const page = builtPage(inLanguage(language, path));
      const inMenu = getAttributes(page, '#language-menu a', 'href');
      expect(inMenu).toEqual(languageTags.map((tag) => inLanguage(tag, path)));
      const links = getAttributes(
        page,
        'a[href^="/"]:not([hrefLang], .language-menu__link)',
        'href',
      );
      for (const href of links) expect(splitLanguage(href).language, href).toBe(language);
    }
  });
});

test.each(languageTags.filter((tag) => tag !== 'en'))(
  'the words in %s leave nothing in English that is not marked',
  (language) => {
    const kept = new Set(
      (loadWords(language)['language.ts'] as { keptFromEnglish: readonly string[] })
        .keptFromEnglish,
    );
    const english = new Map(textsIn(loadWords('en')));
    const left = textsIn(loadWords(language)).filter(
      ([place, text]) =>
        !isFixed(place) && english.get(place) === text && /[a-z]{3}/i.test(text) && !kept.has(text),
    );
    expect(left).toEqual([]);
  },
);
