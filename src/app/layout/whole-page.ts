import { useLayoutEffect } from 'react';
import { idleCallback, savesData } from '../../ui/browser';

/**
 * Reveals skipped content far below the viewport once the page is idle, and keeps it revealed. This
 * fixes its height, and makes it available to screenshots of the full page and to reading tools.
 */
export function WholePage({ pathname }: { readonly pathname: string }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    let isLeft = false;
    void show();
    return () => {
      isLeft = true;
      // The next page starts like the first one.
      dataset.fromTop = '';
    };

    /** Reveals one part per idle period: laying out all parts at once would block a slow phone. */
    async function show() {
      await idleCallback();
      for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
        await idleCallback();
        if (isLeft) return;
        part.style.contentVisibility = 'visible';
        // The service worker fetches the images anyway, except for visitors who save data.
        if (!savesData()) for (const image of part.querySelectorAll('img')) image.loading = 'eager';
      }
      // Content added later is never skipped.
      delete dataset.fromTop;
    }
  }, [pathname]);
  return null;
}
