import { useEffect, useLayoutEffect, useRef } from 'react';
import address from '../../styles/fonts/fraunces.woff2?url';
import { savesData } from '../../ui/connection';
import { untilIdle } from '../../ui/until-idle';

/** As in src/styles/fonts.css. */
const family = 'Fraunces';
const weight = '500 600';

/**
 * Brings the headings' face to a device that has not got it: once the page has nothing else to do,
 * and for the next page, as headings in view shall not change. Until then, and where it does not
 * arrive, faces of the device stand in for it.
 */
export function useHeadingFace(pathname: string): void {
  const arrived = useRef<FontFace>(null);
  useEffect(() => {
    if (!savesData()) void untilIdle().then(bring);

    async function bring() {
      if ([...document.fonts].some((face) => face.family === family)) return;
      const face = new FontFace(family, `url(${address})`, { weight });
      arrived.current = await face.load().catch(() => null);
    }
  }, []);
  // On the first page it is never there yet.
  useLayoutEffect(() => {
    if (arrived.current) document.fonts.add(arrived.current);
  }, [pathname]);
}
