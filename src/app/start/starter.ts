import { keepTaps } from './early-taps';
import { fetchNextPages } from './next-page-html';

/**
 * The script within every page. Until the first picture is on the screen it keeps back all that is
 * no part of the first view, and so what would share the line and the processor with it. Then it
 * brings the whole style sheet, what is below, and the site's own script, one after the other; one
 * who touches something gets everything at once.
 *
 * Its tag names the files: `data-style`, the site's whole style sheet, and `data-scripts`, each
 * after those that it imports, the entry last.
 */
const { style, scripts } = (document.currentScript as HTMLScriptElement).dataset as {
  style: string;
  scripts: string;
};
const { dataset: root } = document.documentElement;
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Where the browser is about to scroll, to a part of the page or to where the visitor was before,
// all of it has to be there.
const isWhole = location.hash || visit?.type !== 'navigate';
const below = document.querySelectorAll<HTMLElement>(
  isWhole ? 'none' : '.hero:not(.hero--half)~*,.enrolment-aside,.footer',
);
let sheet: HTMLLinkElement | undefined;
let started = false;

async function start(): Promise<void> {
  if (started) return;
  started = true;
  bringSheet();
  for (const part of below) part.hidden = false;
  const names = scripts.split(' ');
  for (const name of names) addLink('modulepreload', name);
  for (const name of names) {
    await import(/* @vite-ignore */ name).catch(() => {
      // Without the entry, what is tapped is the browser's own business. It tells what else is missing.
      if (name === names.at(-1)) taps.abort();
    });
    await nextTask();
  }
}

function bringSheet(): void {
  delete root.opening;
  if (sheet) return;
  sheet = addLink('stylesheet', style);
  sheet.addEventListener('load', goOn);
  sheet.addEventListener('error', () => {
    // Nobody shall wait for it.
    sheet?.remove();
    void goOn();
  });
}

/** Shows a part at a time, each in a frame of its own; then the script is due. */
async function goOn(): Promise<void> {
  for (const part of below) {
    await nextTask(20);
    part.hidden = false;
  }
  whenIdle(start);
}

/** Lets the browser draw, and answer the visitor, before what comes next. */
const nextTask = (delay = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** How long the first picture and the style sheet may keep the rest waiting, in milliseconds. */
const patience = 3000;
/** Safari has no idle callback. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

root.opening = '';
for (const part of below) part.hidden = true;
const taps = keepTaps(start);
fetchNextPages(taps.signal, (href) => void addLink('prefetch', href));
new PerformanceObserver(bringSheet).observe({ type: 'paint', buffered: true });
setTimeout(start, patience);
// A page in the background is not painted, and Firefox does not tell of every page that it painted
// after scrolling.
if (isWhole || document.hidden) bringSheet();
document.addEventListener('visibilitychange', start);
