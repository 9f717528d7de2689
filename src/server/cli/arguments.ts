import { academy } from '../../content/academy';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import * as z from 'zod';
import { startOfDay } from '../office-day';
import { OperatorError } from '../run-program';
import type { EnrolmentFilter } from '../store/enrolment-filter';

export type Command =
  | { readonly kind: 'list'; readonly filter: EnrolmentFilter }
  | { readonly kind: 'delete'; readonly reference: string }
  | { readonly kind: 'purge'; readonly days: number }
  | { readonly kind: 'help' };

export const usage = `Usage:
  npm run --silent enrolments -- list [--since DATE]
  npm run --silent enrolments -- delete REFERENCE
  npm run --silent enrolments -- purge --older-than DAYS

DATE is a day in ${academy.city}, like 2026-11-01. Enrolments received on or after it are listed,
as CSV.
`;

const wrongUsage = (sentence: string) =>
  new OperatorError(`${sentence}\n${usage}`.trimEnd(), { exitCode: 2 });

export function readCommand(words: readonly string[]): Command {
  const [name, ...rest] = words;
  switch (name) {
    case 'list': {
      const { since } = parse(rest, { since: { type: 'string' } }).values;
      return { kind: 'list', filter: since === undefined ? {} : { since: readSince(since) } };
    }
    case 'delete': {
      const [reference, ...more] = parse(rest, {}).positionals;
      if (!reference || more.length > 0) throw wrongUsage("'delete' takes one reference.");
      return { kind: 'delete', reference };
    }
    case 'purge': {
      const { values } = parse(rest, { 'older-than': { type: 'string' } });
      return { kind: 'purge', days: readDays(values['older-than']) };
    }
    case '--help':
    case '-h':
      return { kind: 'help' };
    default:
      throw wrongUsage(name ? `Unknown command '${name}'.` : 'No command given.');
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;

function parse<const Taken extends Options>(words: string[], options: Taken) {
  const allowPositionals = Object.keys(options).length === 0;
  try {
    return parseArgs({ args: words, options, allowPositionals });
  } catch (error) {
    throw wrongUsage(error instanceof Error ? error.message : String(error));
  }
}

const maximumDays = 36_500;

function readDays(text = ''): number {
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= maximumDays) return days;
  throw wrongUsage(
    `'purge' needs --older-than with a whole number of days from 1 to ${maximumDays}.`,
  );
}

function readSince(text: string): string {
  if (z.iso.date().safeParse(text).success) return startOfDay(text);
  throw wrongUsage(`--since must be a day like 2026-11-01, not '${text}'.`);
}
