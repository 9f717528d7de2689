import { type ComponentType, useEffect, useState } from 'react';

/** How long a busy page may keep its late parts waiting, in milliseconds. */
const patience = 2000;

/**
 * A part of every page whose code comes once the page is usable. Where it does not arrive, the site
 * works without.
 *
 * Not by `lazy`: React shows what a Suspense boundary holds at least 300 ms after another one fell
 * back, and so would hold up the page itself.
 */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  return function LatePart() {
    const [Part, setPart] = useState<ComponentType | null>(null);
    useEffect(() => {
      const bring = async () => {
        await untilIdle();
        const Loaded = await load();
        setPart(() => Loaded);
      };
      bring().catch(() => undefined);
    }, []);
    return Part && <Part />;
  };
}

/** The page itself goes first: until it is taken over, a click on it is the browser's alone. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 200);
  });
}
