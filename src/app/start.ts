import { keepForm } from '../pages/shared/keep-form-texts';
import { belowFirstView } from './below-first-view';
import type { Start } from './take-over';

/*
 * The script inlined in every page. After the first paint, it loads the style sheet and the page's
 * scripts. It records taps until the scripts are running, and shows a notice if they can't run.
 *
 * The page has the class `unscripted`, which styles it for use without scripts, until this script
 * removes the class. With the class `restored`, nothing is shown.
 */

/** Longest wait for the first paint, in milliseconds. */
const paintMs = 3000;
/** Longest wait for the style sheet before the page is shown without it, in milliseconds. */
const styleMs = 5000;
/** Longest wait for the scripts before the notice appears, in milliseconds. */
const scriptMs = 15_000;

const { style = '', scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { classList } = document.documentElement;
const start: Start = { recording: new AbortController(), tapped: [], notices: [], fail };
const below: HTMLElement[] = [];
let isLoading = false;

const add = (tag: 'link' | 'script', attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));

/**
 * Shows what is below the first view, one part per idle period. At once, the home page's layout
 * blocks for 214 ms at a 4x slowdown.
 */
function show(): void {
  classList.remove('restored');
  const part = below.shift();
  if (!part) return;
  part.hidden = false;
  (self.requestIdleCallback ?? setTimeout)(show);
}

/** Loads the style sheet and the scripts, which run in this order, each in a task of its own. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  add('link', { rel: 'stylesheet', href: style, onload: show, onerror: show });
  setTimeout(show, styleMs);
  // After a failed preload, WebKit would not request the file again even after a reload.
  for (const src of scripts.split(' '))
    add('script', { type: 'module', src, async: false, onerror: fail });
}

/** Shows the notice at the top of the page and in the enrolment form, unless the site has started. */
function fail(): void {
  if (start.recording.signal.aborted) return;
  start.recording.abort();
  start.tapped = [];
  classList.add('unscripted');
  for (const place of document.querySelectorAll('main, .enrolment-wizard__form')) {
    place.prepend(document.querySelector('template')!.content.cloneNode(true));
    place.querySelector('[role=alert] button')!.addEventListener('click', reload);
    start.notices.push(place.firstElementChild!);
  }
}

/** Reloads the page, and keeps what was typed in its forms (see keep-form-texts.ts). */
function reload(): void {
  for (const form of document.forms) keepForm(form);
  location.reload();
}

/** Links and the menu work without scripts. Disabled controls get no click. */
function record(event: Event): void {
  const selector = event.type === 'click' ? 'button:not([popovertarget])' : 'form :disabled';
  const control = (event.target as Element).closest<HTMLElement>(selector);
  if (control) start.tapped.push(control);
  // The click on the form's button is recorded instead.
  if (event.type === 'submit') event.preventDefault();
}

function begin(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser is about to scroll to a section or to the last position, so nothing may be missing.
  const isScrolled = Boolean(location.hash) || visit?.type !== 'navigate';
  classList.remove('unscripted');
  classList.toggle('restored', isScrolled);
  if (!isScrolled) below.push(...document.querySelectorAll<HTMLElement>(belowFirstView));
  for (const part of below) part.hidden = true;
  for (const type of ['click', 'pointerup', 'submit'])
    addEventListener(type, record, { capture: true, signal: start.recording.signal });
  setTimeout(fail, scriptMs);
  // A page in the background is not painted, and Firefox reports no paint after it has scrolled.
  if (isScrolled || document.hidden) load();
  else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, paintMs);
}

globalThis.siteStart = start;
// In a supported browser. `toSorted` came with Chrome 110 and Firefox 115, and `CompressionStream`
// with Safari 16.4.
if ('toSorted' in [] && 'CompressionStream' in self) begin();
else {
  add('link', { rel: 'stylesheet', href: style });
  fail();
}
