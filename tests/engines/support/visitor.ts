import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { often } from '../../support/often';
import type { Point, Tab } from '../driver/tab';

/** Interval between checks of a condition, in milliseconds. */
const interval = 50;

/** Time limit for an element to become available, in milliseconds. */
const timeout = 20_000;

/**
 * A visitor's actions and observations in a tab of any engine. Every action waits for an element
 * with a given name. An exact match takes precedence over an element whose name only contains the
 * given one. If a dialog is open, only elements inside the dialog are found.
 */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;

  /** @param site the origin that paths are relative to */
  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  open = (path: string): Promise<void> => this.#tab.goto(new URL(path, this.#site).href);
  reload = (): Promise<void> => this.#tab.reload();
  goBack = (): Promise<void> => this.#tab.goBack();
  bringToFront = (): Promise<void> => this.#tab.bringToFront();
  close = (): Promise<void> => this.#tab.close();

  /** Presses a button, a link, a summary, a radio button or a checkbox. */
  async press(name: string): Promise<void> {
    await until(async () => {
      const point = await this.#inDocument(aim, name);
      if (!point) return false;
      await this.#tab.click(point);
      // If this fails, the click has worked and the document is being replaced.
      return this.#inDocument(wasMet, null).catch(() => true);
    }, `there was still no control “${name}”`);
  }

  /** Replaces the text in a field. */
  async fill(label: string, text: string): Promise<void> {
    await until(
      () => this.#inDocument(typeOver, { label, text }),
      `there was still no field “${label}” that accepts the text`,
    );
  }

  /** Waits until this text is visible on the page, or in the part that a CSS selector matches. */
  async sees(text: string | RegExp, part = 'body', options: { timeout?: number } = {}) {
    const shown = expect.poll(() => this.read(part), {
      message: `text of ${part}`,
      ...often,
      ...options,
    });
    await (typeof text === 'string' ? shown.toContain(text) : shown.toMatch(text));
  }

  /**
   * Returns the visible text of the parts that a CSS selector matches, one per line; empty while
   * another document is loading.
   */
  read = (part: string): Promise<string> => this.#inDocument(readAll, part).catch(() => '');

  /**
   * Returns the value of a field; null if the field is missing or disabled, or while another
   * document is loading.
   */
  readValue = (label: string): Promise<string | null> =>
    this.#inDocument(getValue, label).catch(() => null);

  /** Runs a function in the document. Its result must be plain JSON. */
  async evaluate<R>(run: () => R | Promise<R>): Promise<R> {
    return this.#inDocument(run as never, null);
  }

  async #inDocument<A, R>(run: InDocument<A, R>, argument: A): Promise<R> {
    const call = `(${run})(${findByName}, ${JSON.stringify(argument)})`;
    const answer = await this.#tab.evaluate(
      `(async () => JSON.stringify({ value: await ${call} }))()`,
    );
    return (JSON.parse(answer as string) as { value: R }).value;
  }
}

/**
 * Repeats an attempt until it succeeds.
 *
 * @throws the last attempt's error, or a timeout error if the last attempt returned false
 */
async function until(attempt: () => Promise<boolean>, complaint: string): Promise<void> {
  const deadline = Date.now() + timeout;
  let failure: unknown;
  do {
    try {
      if (await attempt()) return;
      failure = undefined;
    } catch (error) {
      // The document may be unloading.
      failure = error;
    }
    await pause(interval);
  } while (Date.now() < deadline);
  throw failure ?? new Error(`After ${timeout} ms, ${complaint}.`);
}

/* The following functions are serialised to run in the document, so each is self-contained. */

type Find = (kinds: string, name: string) => HTMLElement | undefined;

type InDocument<A, R> = (find: Find, argument: A) => R | Promise<R>;

declare global {
  /** True once the click has reached its target; undefined in a new document. */
  var met: boolean | undefined;
}

function findByName(kinds: string, name: string): HTMLElement | undefined {
  const accessibleName = (element: HTMLElement) => {
    const { labels } = element as HTMLInputElement;
    const text = element.ariaLabel ?? (labels?.[0] ?? element).textContent ?? '';
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const dialog = document.querySelector(':modal') ?? document;
  const usable = [...dialog.querySelectorAll<HTMLElement>(kinds)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled=true], [inert] *'),
  );
  return (
    usable.find((element) => accessibleName(element) === name) ??
    usable.find((element) => accessibleName(element).includes(name))
  );
}

/** Returns the point to click; null if the element is missing, moving or covered. */
async function aim(find: Find, name: string): Promise<Point | null> {
  const kinds = 'button, a, summary, [type=radio], [type=checkbox]';
  const element = find(kinds, name);
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const point = place();
  if (point.x !== before.x || point.y !== before.y) return null;
  const hit = document.elementFromPoint(point.x, point.y);
  if (!element.contains(hit) && hit?.closest('label')?.control !== element) return null;
  globalThis.met = false;
  // Listen globally, because the page may replace the element with another of the same name.
  addEventListener(
    'click',
    function meet({ target }) {
      if (!find(kinds, name)?.contains(target as Node)) return;
      globalThis.met = true;
      removeEventListener('click', meet, true);
    },
    true,
  );
  return point;
}

/** In a new document, `met` is undefined, which means that the click has reached its target. */
const wasMet = () => globalThis.met !== false;

function typeOver(find: Find, { label, text }: { label: string; text: string }): boolean {
  const field = find('input, textarea', label) as HTMLInputElement | undefined;
  if (!field) return false;
  field.focus();
  field.select();
  // These commands fire the same events as typing.
  if (text) document.execCommand('insertText', false, text);
  else document.execCommand('delete');
  return field.value === text;
}

const getValue = (find: Find, label: string): string | null =>
  (find('input, select, textarea', label) as HTMLInputElement | undefined)?.value ?? null;

const readAll = (_find: Find, part: string): string =>
  [...document.querySelectorAll<HTMLElement>(part)]
    .map((each) => each.innerText.replaceAll('\u00A0', ' '))
    .join('\n');
