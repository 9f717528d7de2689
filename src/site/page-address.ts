import { language } from '#words/language';
import { academy } from '../content/academy';
import { inLanguage } from './languages';

/** Returns the public address of a page in this page's language. */
export const publicAddress = (path: string): string => academy.origin + inLanguage(language, path);
