import { language } from '#words/language';
import { siteLanguages } from '../../content/languages';
import { useEffect, useLayoutEffect, useRef } from 'react';
import address from '../../styles/fonts/fraunces.woff2?url';
import { savesData, untilIdle } from '../../ui/browser';

/** Must match src/styles/fonts.css. */
const family = 'Fraunces';
const weight = '500 600';

/**
 * Loads the heading font when the page is idle, and applies it from the next page on, because
 * visible headings must not change. Until then, or if loading fails, fallback fonts are used. The
 * font is not loaded for languages without Latin letters or with `Save-Data`.
 */
export function useHeadingFont(pathname: string): void {
  const loaded = useRef<FontFace>(null);
  useEffect(() => {
    if (siteLanguages[language].isLatin && !savesData()) void untilIdle().then(load);

    async function load() {
      if ([...document.fonts].some((font) => font.family === family)) return;
      const font = new FontFace(family, `url(${address})`, { weight });
      loaded.current = await font.load().catch(() => null);
    }
  }, []);
  // Does nothing on the first page, because the font has not loaded by the time this runs.
  useLayoutEffect(() => {
    if (loaded.current) document.fonts.add(loaded.current);
  }, [pathname]);
}
