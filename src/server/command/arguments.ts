import { parseArgs } from 'node:util';
import { languages } from '../../content/course';
import type { EnrolmentFilter } from '../store/enrolment-store';
import { readSince } from './since';
import { UsageError } from './usage-error';

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

export type Command =
  | { readonly kind: 'list'; readonly format: Format; readonly filter: EnrolmentFilter }
  | { readonly kind: 'delete'; readonly reference: string }
  /** @property days whole ones, at least 1 */
  | { readonly kind: 'purge'; readonly days: number }
  | { readonly kind: 'help' };

export const usage = `Usage:
  npm run --silent enrolments -- list [--since DATE] [--language ${languages.join('|')}]
                                      [--format ${formats.join('|')}]
  npm run --silent enrolments -- delete REFERENCE
  npm run --silent enrolments -- purge --older-than DAYS

DATE is a day in Kuala Lumpur, like 2026-11-01, or a time with its offset from UTC,
like 2026-11-01T09:30+08:00. What was received then or later is listed.
`;

const options = {
  since: { type: 'string' },
  language: { type: 'string' },
  format: { type: 'string' },
  'older-than': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A calendar has an end, and so has what a date can hold. */
const maximumDays = 100_000;

/** @throws {UsageError} */
export function readCommand(words: readonly string[]): Command {
  const { positionals, values } = parse(words);
  if (values.help) return { kind: 'help' };
  const [name, ...rest] = positionals;
  const takes = (...allowed: readonly string[]) => {
    const stray = Object.keys(values).find((option) => !allowed.includes(option));
    if (stray) throw new UsageError(`'${name}' takes no --${stray}.`);
  };
  switch (name) {
    case 'list':
      takes('since', 'language', 'format');
      takesNoWord(name, rest);
      return {
        kind: 'list',
        format: readOneOf('format', formats, values.format ?? 'table'),
        filter: {
          ...(values.since !== undefined && { since: readSince(values.since) }),
          ...(values.language !== undefined && {
            language: readOneOf('language', languages, values.language),
          }),
        },
      };
    case 'delete': {
      takes();
      const [reference, ...more] = rest;
      if (!reference || more.length > 0) throw new UsageError("'delete' takes one reference.");
      return { kind: 'delete', reference };
    }
    case 'purge':
      takes('older-than');
      takesNoWord(name, rest);
      return { kind: 'purge', days: readDays(values['older-than']) };
    default:
      throw new UsageError(name ? `There is no command '${name}'.` : 'Which command?');
  }
}

function parse(words: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...words], allowPositionals: true, options, tokens: true });
    const names = parsed.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
    // The last would count, which for a purge may not be what was meant.
    const repeated = names.find((name, i) => names.indexOf(name) !== i);
    if (repeated) throw new UsageError(`--${repeated} is given twice.`);
    return parsed;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function takesNoWord(name: string, rest: readonly string[]): void {
  if (rest.length > 0) throw new UsageError(`'${name}' takes no '${rest.join(' ')}'.`);
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

function readDays(text: string | undefined): number {
  if (text === undefined) throw new UsageError("'purge' needs --older-than DAYS.");
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= maximumDays) return days;
  throw new UsageError(
    `--older-than takes a whole number of days from 1 to ${maximumDays}, not '${text}'.`,
  );
}
