import { untilIdle } from '../ui/browser';

/** How long nothing may have arrived, in milliseconds. */
const quiet = 1000;

/**
 * Resolves once the page most likely waits for nothing: it has loaded, nothing it fetches late, or
 * as the visitor scrolls, has come for a while, and there is no work at hand. What takes longer to
 * come than that is not seen.
 */
export async function untilSettled(): Promise<void> {
  await untilLoaded();
  await untilQuiet();
  await untilIdle();
}

/** A page that starts late may have loaded long before. */
function untilLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    const arrivals = new PerformanceObserver(wait);
    const end = () => {
      arrivals.disconnect();
      resolve();
    };
    arrivals.observe({ type: 'resource' });
    wait();
  });
}
