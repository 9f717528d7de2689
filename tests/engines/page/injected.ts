import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What Playwright puts into a document to find elements, to judge whether they can be used, and to
 * compare them with what is expected. It is written for all engines; only the way there differs.
 */
export interface Injected {
  parseSelector(selector: string): object;
  querySelectorAll(selector: object, root: Node): Element[];
  strictModeViolationError(selector: object, matches: Element[]): Error;
  /**
   * Not Playwright's own: the one element of a selector, if it is there.
   *
   * @throws that error where there are more
   */
  theOne(selector: string): Element | undefined;
  checkElementStates(
    node: Node,
    states: readonly string[],
    frameVisible: boolean,
  ): Promise<unknown>;
  elementState(node: Node, state: string, frameVisible: boolean): { matches: boolean };
  expectHitTarget(point: { x: number; y: number }, target: Element): unknown;
  /** From now on, lets a pointer through to this element alone; a text says why it can't. */
  setupHitTargetInterceptor(
    node: Node,
    action: PointerAction,
    point: { x: number; y: number },
    blockAll: boolean,
  ): HitTargetInterceptor | string;
  /** Not Playwright's own: the last of these. */
  interceptor?: HitTargetInterceptor;
  retarget(node: Node, behavior: string): Element | null;
  fill(node: Node, value: string): string;
  selectOptions(node: Node, options: readonly object[]): unknown;
  focusNode(node: Node): unknown;
  expect(
    element: Element | undefined,
    options: object,
    elements: readonly Element[],
    frameVisible: boolean,
  ): Promise<{ matches: boolean; received?: unknown }>;
}

export type PointerAction = 'mouse';

interface HitTargetInterceptor {
  /** Lets everything through again. `done` if the pointer met the element, or nothing yet. */
  stop(): unknown;
}

/** Where a document keeps the way in which its engine scrolls to an element. */
export const scrollName = 'pristineScrollIntoView';

declare global {
  var pristineScrollIntoView: typeof Element.prototype.scrollIntoView;
}

/** The place in the document where it is found again. */
export const injectedName = '__playwright';

/**
 * Playwright exports it nowhere, so it is taken out of its bundle: the version is pinned, and this
 * fails at once where it lies elsewhere.
 *
 * @returns an expression that puts it into a document
 */
export function injectedSource(): string {
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const marker = '"packages/playwright-core/src/generated/injectedScriptSource.ts"';
  const [, rest] = readFileSync(bundle, 'utf8').split(marker, 2);
  const [, literal] = /^\s*"use strict";\s*\w+ = ('.*');$/m.exec(rest ?? '') ?? [];
  if (!literal) throw new Error('This version of Playwright keeps its injected script elsewhere.');
  const source = new Function(`return ${literal}`)() as string;
  const options = JSON.stringify({
    isUnderTest: false,
    sdkLanguage: 'javascript',
    frameSeq: 0,
    testIdAttributeName: 'data-testid',
    stableRafCount: 1,
    browserName: 'webkit',
    shouldPrependErrorPrefix: false,
    isUtilityWorld: false,
    customEngines: [],
  });
  return `(() => {
    const module = {};
    ${source}
    const injected = new (module.exports.InjectedScript())(globalThis, ${options});
    injected.theOne = (selector) => {
      const parsed = injected.parseSelector(selector);
      const found = injected.querySelectorAll(parsed, document);
      if (found.length > 1) throw injected.strictModeViolationError(parsed, found);
      return found[0];
    };
    Object.defineProperty(globalThis, '${injectedName}', { value: injected });
  })()`;
}
