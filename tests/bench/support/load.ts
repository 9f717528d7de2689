import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type RequestKind =
  /** A valid POST that was not sent before. */
  | 'new'
  /** One that was sent some requests ago; needs `keys`. */
  | 'repeated'
  /** One with a field that is wrong. */
  | 'refused'
  /** GET of the home page. */
  | 'page';

export interface LoadPlan {
  /** The servers, each of which gets requests of its own over its share of the connections. */
  readonly urls: readonly string[];
  readonly connections: number;
  /** How long, in seconds, or how many requests. */
  readonly limit: { readonly seconds: number } | { readonly requests: number };
  /** What is sent, in turn. */
  readonly mix: readonly RequestKind[];
  /**
   * Eight hexadecimal digits: with them every server gets the same requests under the same keys,
   * and so do other loads with them. Without, each POST has a fresh random key.
   */
  readonly keys?: string;
}

export interface LoadResult {
  /** In milliseconds, of each answer. */
  readonly durations: readonly number[];
  /** How many answers there were of each status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What was acknowledged with 201: the reference that each answer gave a key. */
  readonly receipts: readonly { readonly key: string; readonly reference: string }[];
  /** From the first request to the last answer. */
  readonly seconds: number;
}

const program = fileURLToPath(new URL('load-process.ts', import.meta.url));

/** Sends requests from a process of its own, and waits until they are answered. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(program, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const exited = once(child, 'exit');
  const answered = once(child, 'message') as Promise<[LoadResult]>;
  child.send(plan);
  const result = await Promise.race([answered.then(([message]) => message), exited]);
  await exited;
  if ('durations' in result) return result;
  throw new Error('The process that sends requests has failed.');
}

/** Answers per second. */
export const rateOf = ({ durations, seconds }: LoadResult): number => durations.length / seconds;

/** How many acknowledged requests the database does not hold exactly once. */
export function lostOf(
  { receipts }: LoadResult,
  rows: readonly Readonly<Record<string, unknown>>[],
): number {
  const stored = new Map<unknown, number>();
  for (const { reference } of rows) stored.set(reference, (stored.get(reference) ?? 0) + 1);
  return receipts.filter(({ reference }) => stored.get(reference) !== 1).length;
}

/** How many keys were acknowledged with more than one reference. */
export function doublesOf({ receipts }: LoadResult): number {
  const keys = new Set(receipts.map(({ key }) => key));
  return new Set(receipts.map(({ key, reference }) => `${key} ${reference}`)).size - keys.size;
}

/** A request as the form sends it, different for each number; all of it plainly made up. */
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
