import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { pageFile } from '../../../src/content/addresses';

const site = new URL('../../../dist/', import.meta.url);

/** A file of the built site. */
export function builtFile(name: string): Buffer {
  const file = new URL(name, site);
  if (!existsSync(file)) throw new Error(`There is no ${name} in dist/: npm run build`);
  return readFileSync(file);
}

const parsed = new Map<string, HTMLElement>();

/** A page as the server sends it, which is what a visitor without a script and a search engine read. */
export function builtPage(path: string): HTMLElement {
  const page =
    parsed.get(path) ??
    parse(builtFile(pageFile(path)).toString(), {
      blockTextElements: { script: true, style: true },
    });
  parsed.set(path, page);
  return page;
}

/** The text of an element, each run of spaces as one. */
export const wordsOf = (element: HTMLElement | null): string =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

export const textsOf = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map(wordsOf);

export const attributesOf = (within: HTMLElement, selector: string, name: string): string[] =>
  within.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

/** The element that has a selector and holds, as its only text or among others, these words. */
export function partWith(within: HTMLElement, selector: string, words: string): HTMLElement {
  const part = within
    .querySelectorAll(selector)
    .find((element) => wordsOf(element).includes(words));
  if (!part) throw new Error(`There is no ${selector} with '${words}'.`);
  return part;
}

/** What links say and where they lead. */
export const linksOf = (within: HTMLElement, selector: string): [string, string][] =>
  within.querySelectorAll(selector).map((link) => [wordsOf(link), link.getAttribute('href') ?? '']);
