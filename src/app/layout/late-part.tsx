import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../../ui/use-hydrated';

/** How long a busy page may keep its late parts waiting, in milliseconds. */
const patience = 2000;

/**
 * A part of every page whose code comes once the page is usable. Where it does not arrive, the site
 * works without.
 */
export function latePart(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      await untilIdle();
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  return function LatePart() {
    const hydrated = useHydrated();
    return <Suspense>{hydrated && <Part />}</Suspense>;
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
