import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface LoadPlan {
  readonly url: string;
  readonly connections: number;
  readonly limit: { readonly seconds: number } | { readonly requests: number };
}

export interface LoadResult {
  /** Response times in milliseconds. */
  readonly durations: readonly number[];
  /** References acknowledged with 201. */
  readonly references: readonly string[];
  /** Time from the first request to the last response, in seconds. */
  readonly seconds: number;
}

const program = fileURLToPath(new URL('load-process.ts', import.meta.url));

/**
 * Posts new enrolments from a separate process. After a number of requests, waits for all
 * responses; after a number of seconds, drops the requests that are still open.
 */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(program, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const exited = once(child, 'exit');
  const answered = once(child, 'message') as Promise<[LoadResult]>;
  child.send(plan);
  const result = await Promise.race([answered.then(([message]) => message), exited]);
  await exited;
  if ('durations' in result) return result;
  throw new Error('The process that sends the load failed.');
}

/** Returns the number of responses per second. */
export const requestRate = ({ durations, seconds }: LoadResult): number =>
  durations.length / seconds;

/** Counts the acknowledged requests that the database does not contain exactly once. */
export function countLost(
  { references }: LoadResult,
  rows: readonly Readonly<Record<string, unknown>>[],
): number {
  const stored = new Map<unknown, number>();
  for (const { reference } of rows) stored.set(reference, (stored.get(reference) ?? 0) + 1);
  return references.filter((reference) => stored.get(reference) !== 1).length;
}

/** Returns a fictitious request body as the form would send it, different for each number. */
export function sampleEnrolment(number: number) {
  return {
    name: `Sample Student ${number}`,
    mobile: `+60 12-${String(number % 10_000_000).padStart(7, '0')}`,
    email: `student.${number}@example.org`,
    nation: 'Malaysia',
    lang: 'Mandarin',
    per: '3',
    hours: 0,
    message: 'Website enrolment: HSK',
  };
}
