import { deferredParts } from './deferred-parts';
import { recordEarlyTaps } from './event-replay';
import { oldBrowserScript } from './support-check';

/**
 * The bootstrap script, inlined in every page. It hides the rest of the page, which would compete
 * with the first view for network and CPU. After the first paint, it loads the complete style
 * sheet, shows the rest of the page, and runs the site's scripts. If the visitor touches the page,
 * presses a key or turns the wheel, it does all of this immediately.
 *
 * The script's tag names the files. `data-style` is the complete style sheet, and `data-scripts`
 * lists the scripts in dependency order, with the entry last.
 */
const { style, scripts } = (document.currentScript as HTMLScriptElement).dataset as {
  style: string;
  scripts: string;
};
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// The browser will scroll to a section or to the last position, so all content must be present.
const skipsDeferral = location.hash || visit?.type !== 'navigate';
/**
 * Longest wait for the first paint, or for the style sheet while nothing is shown, in milliseconds.
 */
const paintMs = 3000;
/** Longest wait for the style sheet once the page has to be complete, in milliseconds. */
const completeMs = 2000;
/** Longest wait for the style sheet otherwise, in milliseconds. */
const sheetMs = 10_000;
const files = scripts.split(' ');
/** The scripts that have not been requested. */
const unrequested = [...files];
/** The parts outside the first view, in document order. */
const rest = skipsDeferral ? [] : document.querySelectorAll<HTMLElement>(deferredParts);
/** Resolves when the complete style sheet has loaded, failed or timed out. */
let sheet: Promise<unknown> | undefined;
let running = false;
let taps: AbortController | undefined;

/** Does all remaining work, without waiting for idle periods. */
async function start(): Promise<void> {
  requestScripts();
  await Promise.race([loadStylesheet(), pause(completeMs)]);
  reveal();
  await runScripts();
}

function reveal(): void {
  for (const part of rest) part.hidden = false;
}

function loadStylesheet(): Promise<unknown> {
  if (sheet) return sheet;
  sheet = new Promise((resolve) => {
    const link = addLink('stylesheet', style);
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // Continue without the style sheet.
      link.remove();
      resolve(undefined);
    });
    setTimeout(resolve, sheetMs);
  });
  void sheet.then(revealDeferred);
  return sheet;
}

/**
 * Requests the scripts, reveals one part per idle period, and then runs the scripts. Each step is a
 * short task, so that the page can respond in between.
 */
async function revealDeferred(): Promise<void> {
  await idle();
  requestScripts();
  for (const part of rest) {
    await idle();
    part.hidden = false;
  }
  await idle();
  await runScripts();
}

function requestScripts(): void {
  for (const name of unrequested.splice(0)) addLink('modulepreload', name);
}

async function runScripts(): Promise<void> {
  if (running) return;
  running = true;
  await loadStylesheet();
  for (const file of files) {
    // Run each script in its own task, so that the page can respond in between. Timers of hidden
    // pages are slow.
    if (!document.hidden) await pause(0);
    await import(/* @vite-ignore */ file).catch(() => {
      // If the entry fails, nothing will replay the taps. If only the page's code fails, the entry
      // shows an error.
      if (file === files.at(-1)) taps?.abort();
    });
  }
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Hides the page while the parts outside the first view are unstyled. */
function hideUntilStyled(): void {
  const { style: page } = document.documentElement;
  page.visibility = 'hidden';
  const show = () => (page.visibility = '');
  void loadStylesheet().then(show);
  setTimeout(show, paintMs);
}

/** Resolves when the page is idle or, in Safari, which has no idle callback, in a new task. */
const idle = () =>
  new Promise<unknown>((resolve) => void (globalThis.requestIdleCallback ?? setTimeout)(resolve));

function begin(): void {
  for (const part of rest) part.hidden = true;
  taps = recordEarlyTaps(start);
  new PerformanceObserver(loadStylesheet).observe({ type: 'paint', buffered: true });
  setTimeout(start, paintMs);
  // Don't wait for a paint here. Background pages are not painted, and Firefox does not report
  // every paint after scrolling.
  if (skipsDeferral || document.hidden) loadStylesheet();
  if (skipsDeferral) hideUntilStyled();
  document.addEventListener('visibilitychange', start, { once: true });
  addEventListener('beforeprint', reveal, { once: true });
}

// In a browser that is too old, another script shows a notice instead.
if (!document.querySelector(`[src="${oldBrowserScript}"]`)) begin();
