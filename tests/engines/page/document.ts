import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from '../driver/tab';
import { type Injected, injectedName, injectedSource } from './injected';

/** How often what is not yet so is looked at again, in milliseconds. */
const interval = 50;

/** A function to run in a document, and what it takes along. */
type InDocument<A, R> = (injected: Injected, argument: A) => R | Promise<R>;

let source: string | undefined;

/**
 * Runs a function in a tab's document, with Playwright's script at hand.
 *
 * @param argument and the function's result have to be plain JSON; undefined comes back as such
 */
export async function inDocument<A, R>(tab: Tab, run: InDocument<A, R>, argument: A): Promise<R> {
  const call = `(async () => {
    const injected = globalThis.${injectedName};
    if (!injected) return 'missing';
    return JSON.stringify({ value: await (${run})(injected, ${json(argument)}) });
  })()`;
  let answer = await tab.evaluate(call);
  if (answer === 'missing') {
    await tab.evaluate((source ??= injectedSource()));
    answer = await tab.evaluate(call);
  }
  return (JSON.parse(answer as string) as { value: R }).value;
}

/** An expression for a value: JSON, and beside it what JSON has no words for. */
function json(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function' || value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(json).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, part]) => `${JSON.stringify(key)}:${json(part)}`,
    );
    return `{${members.join()}}`;
  }
  return JSON.stringify(value);
}

/** An expression that calls a function of a test's with what it takes. */
export const callOf = (run: unknown, ...args: readonly unknown[]): string =>
  typeof run === 'string' ? `(${run})` : `(${String(run)})(${args.map(json).join()})`;

/**
 * Tries something until it gives an answer.
 *
 * @param attempt gives undefined where it is too early; a document that is just going away counts
 *   as that as well
 * @param timeout in milliseconds
 * @throws what the last attempt threw, or what `late` says
 */
export async function retry<R>(
  attempt: () => Promise<R | undefined>,
  timeout: number,
  late: () => string,
): Promise<R> {
  const deadline = Date.now() + timeout;
  for (;;) {
    let failure: unknown;
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (error) {
      // More elements than one do not become one by being looked at again.
      if (String(error).includes('strict mode violation')) throw error;
      failure = error;
    }
    if (Date.now() > deadline) throw failure ?? new Error(late());
    await pause(interval);
  }
}
