import { useEffect } from 'react';
import { untilIdle, savesData } from '../../ui/browser';

/**
 * Loads a page's lazy images once the page is idle, one after the other so that the page can
 * respond in between. Full-page screenshots and reading tools then include them. The service worker
 * fetches the images anyway, except for visitors who save data.
 */
export function LazyImages({ pathname }: { readonly pathname: string }): null {
  useEffect(() => {
    let isLeft = false;
    if (!savesData()) void loadImages();
    return () => {
      isLeft = true;
    };

    async function loadImages() {
      for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
        await untilIdle();
        if (isLeft) return;
        image.loading = 'eager';
        await image.decode().catch(() => undefined);
      }
    }
  }, [pathname]);
  return null;
}
