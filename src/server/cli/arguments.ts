import { academy } from '../../content/academy';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { startOfDay } from '../office-day';
import { OperatorError } from '../run-program';
import type { EnrolmentFilter } from '../store/office-enrolments';

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

/** One hundred years. */
const maximumDays = 36_500;

const wrongUsage = (sentence: string) =>
  new OperatorError(`${sentence}\n${usage}`.trimEnd(), { exitCode: 2 });

/** @throws {OperatorError} with the usage and exit code 2, if the words are no command */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  const [name, reference, ...more] = positionals;
  const { since, 'older-than': days = '' } = values;
  switch ([name, ...Object.keys(values)].join(' ').trim()) {
    case 'help':
      return { kind: 'help' };
    case 'delete':
      if (!reference || more.length > 0) throw wrongUsage("'delete' takes one reference.");
      return { kind: 'delete', reference };
    case 'list':
      if (reference) break;
      return { kind: 'list', filter: {} };
    case 'list since':
      if (reference || !z.iso.date().safeParse(since).success) break;
      return { kind: 'list', filter: { since: startOfDay(since ?? '') } };
    case 'purge older-than':
      if (reference || !/^[1-9]\d*$/.test(days) || Number(days) > maximumDays) break;
      return { kind: 'purge', days: Number(days) };
  }
  throw wrongUsage(`'${words.join(' ')}' can't be understood.`);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        'older-than': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrongUsage(error instanceof Error ? error.message : String(error));
  }
}
