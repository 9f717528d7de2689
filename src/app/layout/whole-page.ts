import { useLayoutEffect } from 'react';
import { idleCallback, pause, savesData } from '../../ui/browser';

/** Time without input after which a page counts as quiet, in milliseconds. */
const quietMs = 1000;

/**
 * Renders the skipped content far below the viewport once the page is idle. From then on, the
 * page's height no longer changes, and full-page screenshots and reading tools include that
 * content.
 */
export function WholePage({ pathname }: { readonly pathname: string }): null {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const left = new AbortController();
    let lastInputAt = -quietMs;
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, noteInput, { capture: true, signal: left.signal });
    void show();
    return () => {
      left.abort();
      // The next page starts with skipped content again.
      dataset.fromTop = '';
    };

    function noteInput() {
      lastInputAt = performance.now();
    }

    /**
     * Renders one part or image per idle period, because laying out everything at once would
     * block a slow phone. After input, it waits, so that it doesn't delay the response.
     */
    async function show() {
      for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
        if (!(await quiet())) return;
        part.style.contentVisibility = 'visible';
        // The service worker fetches the images anyway, except for visitors who save data.
        if (savesData()) continue;
        for (const image of part.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
          if (!(await quiet())) return;
          image.loading = 'eager';
        }
      }
      // Content added later is never skipped.
      delete dataset.fromTop;
    }

    /** Waits until the page is quiet and idle. Resolves to false if the visitor has left it. */
    async function quiet(): Promise<boolean> {
      for (;;) {
        await idleCallback();
        const rest = lastInputAt + quietMs - performance.now();
        if (rest <= 0) return !left.signal.aborted;
        await pause(rest);
      }
    }
  }, [pathname]);
  return null;
}
