import { keepForm } from '../pages/shared/kept-form';
import { failedEvent, startedEvent } from './start-events';

/*
 * The script inlined in every page. After the first paint, it loads the style sheet and the page's
 * scripts. It records taps until the scripts are running, and shows a notice if they can't run.
 *
 * The page has the class `unscripted`, which styles it for use without scripts, until this script
 * removes the class. With `unstyled`, only the first view is shown; with `restored`, nothing is.
 */

/** Longest wait for the style sheet before the page is shown without it, in milliseconds. */
const styleMs = 5000;
/** Longest wait for the scripts before the notice appears, in milliseconds. */
const scriptMs = 15_000;

const { style = '', scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { classList } = document.documentElement;
const notStarted = document.querySelector('template')!;
const notices: Element[] = [];
const tapped: Element[] = [];
const recording = new AbortController();

const add = (tag: 'link' | 'script', attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));
const show = () => classList.remove('unstyled', 'restored');

/** Loads the style sheet and the scripts. Each script runs in a task of its own. */
function load(): void {
  add('link', { rel: 'stylesheet', href: style, onload: show, onerror: show });
  setTimeout(show, styleMs);
  // After a failed preload, WebKit would not request the file again even after a reload.
  for (const src of scripts.split(' ')) add('script', { type: 'module', src, onerror: fail });
}

/** Shows the notice at the top of the page and in the enrolment form, unless the site has started. */
function fail(): void {
  if (recording.signal.aborted) return;
  recording.abort();
  tapped.length = 0;
  classList.add('unscripted');
  for (const place of document.querySelectorAll('main, .enrolment-wizard__form')) {
    place.prepend(notStarted.content.cloneNode(true));
    place.querySelector('[role=alert] button')!.addEventListener('click', reload);
    notices.push(place.firstElementChild!);
  }
}

/** Reloads the page, and keeps what was typed in its forms. */
function reload(): void {
  for (const form of document.forms) keepForm(form);
  location.reload();
}

/** Removes the notices, because React expects the page as it was, and hands over the taps. */
function start({ detail }: CustomEvent<Element[]>): void {
  recording.abort();
  classList.remove('unscripted');
  for (const notice of notices) notice.remove();
  detail.push(...tapped);
}

/** Links and the menu work without scripts. Disabled controls get no click. */
function record(event: Event): void {
  const selector = event.type === 'click' ? 'button:not([popovertarget])' : 'form :disabled';
  const control = (event.target as Element).closest(selector);
  if (control) tapped.push(control);
  // The click on the form's button is recorded instead.
  if (event.type === 'submit') event.preventDefault();
}

function begin(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser is about to scroll to a section or to the last position, so nothing may be missing.
  const isScrolled = Boolean(location.hash) || visit?.type !== 'navigate';
  classList.replace('unscripted', isScrolled ? 'restored' : 'unstyled');
  for (const type of ['click', 'pointerup', 'submit'])
    addEventListener(type, record, { capture: true, signal: recording.signal });
  addEventListener(startedEvent, start as EventListener, { once: true });
  addEventListener(failedEvent, fail);
  setTimeout(fail, scriptMs);
  // A page in the background is not painted.
  if (isScrolled || document.hidden) load();
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)));
}

// In a supported browser. `toSorted` came with Chrome 110 and Firefox 115, and `CompressionStream`
// with Safari 16.4.
if ('toSorted' in [] && 'CompressionStream' in self) begin();
else {
  add('link', { rel: 'stylesheet', href: style });
  fail();
}
