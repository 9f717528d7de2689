import { language } from '#words/language';
import { inLanguage } from './languages';

/** Size of the preview pictures for shared links, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Returns the address of the preview picture of a page, given its canonical path. */
export const socialPicture = (path: string, tag = language): string =>
  `/social${inLanguage(tag, path === '/' ? '/Home' : path)}.png`;
