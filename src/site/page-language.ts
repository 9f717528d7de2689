import { language } from '#words/language';
import { academy } from '../content/academy';
import { siteLanguages } from '../content/languages';
import { inLanguage } from './languages';

export const { locale, direction, hour } = siteLanguages[language];

/** Keeps the order of a phone number or a code in text that is copied, and so has no markup. */
export const leftToRight = (text: string): string =>
  direction === 'rtl' ? `\u2066${text}\u2069` : text;

/** Returns the public address of a page, by default in this page's language. */
export const publicAddress = (path: string, tag = language): string =>
  academy.origin + inLanguage(tag, path);
