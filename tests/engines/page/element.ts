import type { Injected, PointerAction } from './injected';

/** What runs in documents for the locators: each a function of its own, as it leaves this process. */

export interface Found {
  readonly selector: string;
}

/**
 * Where a pointer meets an element, once it stands still and nothing lies over it. Should something
 * come between until the pointer is there, it does not take the pointer in its place.
 */
export async function aim(
  injected: Injected,
  { selector, action, states, position, force }: Aim,
): Promise<Point | string> {
  const element = injected.theOne(selector);
  if (!element) return 'is not there';
  if (!force) {
    const missing = await injected.checkElementStates(element, states, true);
    if (missing) return `is not ${JSON.stringify(missing)}`;
  }
  const { left: x, top: y, right: farX, bottom: farY } = element.getBoundingClientRect();
  if (x < 0 || y < 0 || farX > innerWidth || farY > innerHeight) {
    // Smooth scrolling would be under way when the pointer arrives.
    pristineScrollIntoView.call(element, {
      block: 'nearest',
      inline: 'nearest',
      behavior: 'instant',
    });
  }
  const box = position
    ? element.getBoundingClientRect()
    : [...element.getClientRects()].find(({ width, height }) => width * height > 0.99);
  if (!box) return 'has no size';
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  const point = position
    ? { x: box.left + position.x, y: box.top + position.y }
    : { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (force) return point;
  const target = injected.retarget(element, 'button-link') ?? element;
  const hit = injected.expectHitTarget(point, target);
  if (hit === 'done') {
    const interceptor = injected.setupHitTargetInterceptor(element, action, point, false);
    if (typeof interceptor === 'string') return interceptor;
    injected.interceptor = interceptor;
    return point;
  }
  // What lies over it may stick to an edge of the window; in the middle there is nothing.
  pristineScrollIntoView.call(element, { block: 'center', inline: 'nearest', behavior: 'instant' });
  return `is covered: ${JSON.stringify(hit)}`;
}

/** Whether the pointer met what was aimed at. */
export const hasMet = (injected: Injected): boolean =>
  (injected.interceptor?.stop() ?? 'done') === 'done';

interface Aim extends Found {
  readonly action: PointerAction;
  readonly states: readonly string[];
  readonly position?: Point;
  readonly force?: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Does something to the one element that the selector finds, or says why it can't be done yet. */
export async function act(
  injected: Injected,
  { selector, states, what, value }: Act,
): Promise<{ done: unknown } | string> {
  const element = injected.theOne(selector);
  if (!element) return 'is not there';
  if (states.length > 0) {
    const missing = await injected.checkElementStates(element, states, true);
    if (missing) return `is not ${JSON.stringify(missing)}`;
  }
  switch (what) {
    case 'fill': {
      const outcome = injected.fill(element, value as string);
      if (outcome === 'needsinput') {
        // Typed over what is there, in one go, as pasted text is.
        if (value) document.execCommand('insertText', false, value as string);
        else document.execCommand('delete');
      }
      return { done: null };
    }
    case 'select': {
      const chosen = injected.selectOptions(element, value as object[]);
      return Array.isArray(chosen) ? { done: chosen } : `can't be chosen: ${String(chosen)}`;
    }
    case 'focus':
      injected.focusNode(element);
      return { done: null };
    case 'checked':
      return { done: injected.elementState(element, 'checked', true).matches };
  }
}

export interface Act extends Found {
  readonly states: readonly string[];
  readonly what: 'fill' | 'select' | 'focus' | 'checked';
  readonly value?: unknown;
}
