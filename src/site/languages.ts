import { type SiteLanguage, siteLanguages } from '../content/languages.ts';

/** Tags of the site's languages, English first. */
export const languageTags = Object.keys(siteLanguages) as SiteLanguage[];

export const parseSiteLanguage = (tag: unknown): SiteLanguage | undefined =>
  languageTags.find((each) => each === tag);

/** Returns a language's name in that language, or the tag if the site has no such language. */
export function languageName(tag: string): string {
  const language = parseSiteLanguage(tag);
  return language ? siteLanguages[language].name : tag;
}

/** Locales whose readers expect Traditional Chinese. The site has only Simplified Chinese. */
const traditionalChinese = /^zh-(?:hant|tw|hk|mo)\b/;

/** Returns the first of the site's languages in `navigator.languages`, if any. */
export function preferredLanguage(preferred: readonly string[]): SiteLanguage | undefined {
  const locales = preferred.map((locale) => locale.toLowerCase());
  const [first] = locales
    .filter((locale) => !traditionalChinese.test(locale))
    .flatMap((locale) => parseSiteLanguage(locale.split('-')[0]) ?? []);
  return first;
}

interface LocalPath {
  readonly language: SiteLanguage;
  /** The path without the language's prefix: '/AboutUs' for '/ar/AboutUs', '/' for '/ar'. */
  readonly path: string;
}

/** Splits a path into language and rest. Letter case doesn't matter. */
export function splitLanguage(pathname: string): LocalPath {
  const folded = pathname.toLowerCase();
  const language = languageTags.find((tag) => {
    const { prefix } = siteLanguages[tag];
    return prefix !== '' && (folded === prefix || folded.startsWith(`${prefix}/`));
  });
  if (!language) return { language: 'en', path: pathname };
  return { language, path: pathname.slice(siteLanguages[language].prefix.length) || '/' };
}

/** Returns the path of a page in a language: '/ar/AboutUs' for '/AboutUs', '/ar' for '/'. */
export function inLanguage(language: SiteLanguage, path: string): string {
  const { prefix } = siteLanguages[language];
  return prefix + (prefix === '' || path !== '/' ? path : '');
}

export const manifestPath = (language: SiteLanguage): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;

/** Returns the language of a file with words, or undefined for a shared file. */
export function languageOfFile(path: string): SiteLanguage | undefined {
  if (path === manifestPath('en')) return 'en';
  const [, tag] = /^\/(?:words\/|assets\/pages-|manifest-)([a-z]{2})[-.]/.exec(path) ?? [];
  return parseSiteLanguage(tag);
}
