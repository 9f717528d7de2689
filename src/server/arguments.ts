import { parseArgs } from 'node:util';
import * as z from 'zod';
import { languages } from '../content/course';
import { type Format, formatNames } from './list-formats';
import type { EnrolmentFilter } from './store/enrolment-store';

export type Command =
  | { readonly kind: 'list'; readonly format: Format; readonly filter: EnrolmentFilter }
  | { readonly kind: 'delete'; readonly reference: string }
  /** @property days whole ones, at least 1 */
  | { readonly kind: 'purge'; readonly days: number }
  | { readonly kind: 'help' };

export const usage = `Usage:
  npm run --silent enrolments -- list [--since DATE] [--language ${languages.join('|')}]
                                      [--format ${formatNames.join('|')}]
  npm run --silent enrolments -- delete REFERENCE
  npm run --silent enrolments -- purge --older-than DAYS

DATE is a day in Kuala Lumpur, like 2026-11-01, or a time with its offset from UTC,
like 2026-11-01T09:30+08:00. What was received then or later is listed.
`;

/** The arguments make no command; the message says what is wrong with them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws {UsageError} */
export function readCommand(words: readonly string[]): Command {
  const { positionals, values } = parse(words);
  if (values.help) return { kind: 'help' };
  const [name, ...rest] = positionals;
  const takes = (count: number, ...allowed: readonly string[]) => {
    const stray = Object.keys(values).find((option) => !allowed.includes(option));
    if (stray) throw new UsageError(`'${name}' takes no --${stray}.`);
    if (rest.length > count) throw new UsageError(`'${name}' takes no '${rest[count]}'.`);
  };
  switch (name) {
    case 'list': {
      takes(0, 'since', 'language', 'format');
      const { since, language, format = 'table' } = values;
      return {
        kind: 'list',
        format: readOneOf('format', formatNames, format),
        filter: {
          ...(since !== undefined && { since: readSince(since) }),
          ...(language !== undefined && { language: readOneOf('language', languages, language) }),
        },
      };
    }
    case 'delete': {
      takes(1);
      const [reference] = rest;
      if (!reference) throw new UsageError("'delete' takes one reference.");
      return { kind: 'delete', reference };
    }
    case 'purge':
      takes(0, 'older-than');
      return { kind: 'purge', days: readDays(values['older-than']) };
    default:
      throw new UsageError(name ? `There is no command '${name}'.` : 'Which command?');
  }
}

function parse(words: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      tokens: true,
      options: {
        since: { type: 'string' },
        language: { type: 'string' },
        format: { type: 'string' },
        'older-than': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    // The last would count, which for a purge may not be what was meant.
    const repeated = names.find((name, i) => names.indexOf(name) !== i);
    if (repeated) throw new UsageError(`--${repeated} is given twice.`);
    return parsed;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readOneOf<Name extends string>(
  option: string,
  names: readonly Name[],
  text: string,
): Name {
  const found = names.find((name) => name === text);
  if (!found) throw new UsageError(`The ${option} is one of ${names.join(', ')}, not '${text}'.`);
  return found;
}

/** A calendar has an end, and so has what a date can hold. */
const maximumDays = 100_000;

function readDays(text: string | undefined): number {
  if (text === undefined) throw new UsageError("'purge' needs --older-than DAYS.");
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= maximumDays) return days;
  throw new UsageError(
    `--older-than takes a whole number of days from 1 to ${maximumDays}, not '${text}'.`,
  );
}

/** Kuala Lumpur knows no daylight saving time. */
const offsetOfAcademy = '+08:00';
const time = z.union([
  z.iso.datetime({ offset: true }),
  // Without seconds.
  z.iso.datetime({ offset: true, precision: -1 }),
]);

/**
 * Reads a day, which starts when it does at the academy, or a time with its offset from UTC.
 *
 * @returns ISO 8601 in UTC, as in a receipt
 * @throws {UsageError} for anything else, and for days that no calendar has
 */
export function readSince(text: string): string {
  const start = z.iso.date().safeParse(text).success ? `${text}T00:00${offsetOfAcademy}` : text;
  const since = new Date(time.safeParse(start).success ? start : Number.NaN);
  // From 1970 on, which leaves out years that databases write in another way.
  if (since.getTime() >= 0) return since.toISOString();
  throw new UsageError(
    `--since takes a day like 2026-11-01, or a time like 2026-11-01T09:30+08:00, not '${text}'.`,
  );
}
