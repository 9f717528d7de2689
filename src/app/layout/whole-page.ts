import { useLayoutEffect } from 'react';
import { idleCallback, savesData } from '../../ui/browser';

/**
 * Renders the skipped content far below the viewport once the page is idle. From then on, the
 * page's height no longer changes, and full-page screenshots and reading tools include that
 * content.
 */
export function WholePage({ pathname }: { readonly pathname: string }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    let isLeft = false;
    void show();
    return () => {
      isLeft = true;
      // The next page starts with skipped content again.
      dataset.fromTop = '';
    };

    /**
     * Renders one part per idle period, because laying out all parts at once would block a slow
     * phone.
     */
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
