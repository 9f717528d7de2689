import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { pageFile } from '../../../src/site/addresses';

const site = new URL('../../../dist/', import.meta.url);

/** Reads a file from the built site. */
export function builtFile(name: string): Buffer {
  const file = new URL(name, site);
  if (!existsSync(file)) throw new Error(`dist/ has no ${name}. Run npm run build first.`);
  return readFileSync(file);
}

const parsed = new Map<string, HTMLElement>();

/** Reads a page as the server sends it to search engines and to visitors without JavaScript. */
export function builtPage(path: string): HTMLElement {
  const page =
    parsed.get(path) ??
    parse(builtFile(pageFile(path)).toString(), {
      blockTextElements: { script: true, style: true },
    });
  parsed.set(path, page);
  return page;
}

/** Returns the text of an element, with whitespace collapsed. */
export const getText = (element: HTMLElement | null): string =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

export const getTexts = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map(getText);

export const getAttributes = (within: HTMLElement, selector: string, name: string): string[] =>
  within.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

/** Returns the element that matches a selector and contains the given text. */
export function partWith(within: HTMLElement, selector: string, words: string): HTMLElement {
  const part = within
    .querySelectorAll(selector)
    .find((element) => getText(element).includes(words));
  if (!part) throw new Error(`No ${selector} contains '${words}'.`);
  return part;
}
