import { useLayoutEffect } from 'react';
import { idleCallback, savesData } from '../../ui/browser';

/**
 * Shows for good, once the page is idle, what the browser skips far below the view, so that its height
 * stays as it is, and pictures of the whole page and reading tools get all of it.
 */
export function WholePage({ pathname }: { readonly pathname: string }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    let isLeft = false;
    void show();
    return () => {
      isLeft = true;
      // The next page begins like the first one.
      dataset.fromTop = '';
    };

    /** Shows one part in each idle frame: laying out all of them at once would block a slow phone. */
    async function show() {
      await idleCallback();
      for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
        await idleCallback();
        if (isLeft) return;
        part.style.contentVisibility = 'visible';
        // The service worker fetches them anyway, except for visitors who save data.
        if (!savesData()) for (const image of part.querySelectorAll('img')) image.loading = 'eager';
      }
      // What is added later is never skipped.
      delete dataset.fromTop;
    }
  }, [pathname]);
  return null;
}
