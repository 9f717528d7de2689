import { retry } from './document';
import type { Found } from './element';
import type { Injected } from './injected';
import type { Page } from './page';

/** What Playwright's matchers ask for. */
export interface ExpectOptions {
  readonly isNot?: boolean;
  /** In milliseconds. */
  readonly timeout: number;
  readonly expectedNumber?: number | undefined;
  readonly expectedText?: readonly object[] | undefined;
  readonly expectedValue?: unknown;
}

/** What they hear. */
export interface Judgement {
  readonly matches: boolean;
  readonly received?: unknown;
  readonly timedOut?: boolean;
  readonly errorMessage?: string | undefined;
}

interface Comparison {
  readonly matches: boolean;
  readonly received?: unknown;
  readonly missing?: boolean;
}

interface Expectation extends Omit<ExpectOptions, 'timeout'> {
  readonly expression: string;
  readonly isNot: boolean;
}

/** Looks again and again until what a selector finds is as expected, or the time is over. */
export async function judge(
  page: Page,
  selector: string,
  expression: string,
  { timeout, isNot = false, ...expected }: ExpectOptions,
): Promise<Judgement> {
  const options = { ...expected, expression, isNot };
  let last: Comparison | undefined;
  const attempt = async () => {
    last = undefined;
    last = await page.inDocument(compare, { selector, options });
    return last.matches === isNot ? undefined : last;
  };
  try {
    await retry(attempt, timeout, () => 'too late');
    return { matches: !isNot };
  } catch (error) {
    const errorMessage = last?.missing ? 'Error: element(s) not found' : undefined;
    if (last) return { matches: isNot, received: last.received, timedOut: true, errorMessage };
    return { matches: isNot, timedOut: true, errorMessage: String(error) };
  }
}

/** Runs in the document, like what `expect` does there in Playwright itself. */
export async function compare(
  injected: Injected,
  { selector, options }: Found & { readonly options: Expectation },
): Promise<Comparison> {
  const { expression, isNot, expectedNumber, expectedText } = options;
  const isAboutAll = expression === 'to.have.count' || expression.endsWith('.array');
  const first = isAboutAll ? undefined : injected.theOne(selector);
  const found = first
    ? [first]
    : injected.querySelectorAll(injected.parseSelector(selector), document);
  if (found[0]) return injected.expect(found[0], options, found, true);
  if (expression === 'to.have.count')
    return { matches: expectedNumber === 0, received: { value: 0 } };
  if (isAboutAll) return { matches: (expectedText ?? []).length === 0, received: { value: [] } };
  if (['to.be.hidden', 'to.be.detached'].includes(expression) && !isNot) return { matches: true };
  const isPresence = ['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression);
  if (isPresence && isNot) return { matches: false };
  return { matches: isNot, missing: true };
}
