import { language } from '#words/language';
import { academy } from '../content/academy';
import { siteLanguages } from '../content/languages';
import { inLanguage } from './languages';

export const { locale, hour } = siteLanguages[language];

/** Returns the public address of a page, by default in this page's language. */
export const publicAddress = (path: string, tag = language): string =>
  academy.origin + inLanguage(tag, path);
