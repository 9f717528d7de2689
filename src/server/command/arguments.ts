import { parseArgs } from 'node:util';

export const formats = ['table', 'csv', 'json'] as const;
export type Format = (typeof formats)[number];

export type Command =
  | { readonly kind: 'list'; readonly format: Format }
  | { readonly kind: 'delete'; readonly reference: string }
  | { readonly kind: 'help' };

export const usage = `Usage:
  npm run --silent enrolments -- list [--format table|csv|json]
  npm run --silent enrolments -- delete REFERENCE
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
  if (name === 'list') {
    if (rest.length > 0) throw new UsageError(`'list' takes no '${rest.join(' ')}'.`);
    return { kind: 'list', format: readFormat(values.format ?? 'table') };
  }
  if (name === 'delete') {
    const [reference, ...more] = rest;
    if (!reference || more.length > 0) throw new UsageError("'delete' takes one reference.");
    if (values.format !== undefined) throw new UsageError("'delete' takes no --format.");
    return { kind: 'delete', reference };
  }
  throw new UsageError(name ? `There is no command '${name}'.` : 'Which command?');
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { format: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readFormat(text: string): Format {
  const format = formats.find((name) => name === text);
  if (!format) throw new UsageError(`The format is one of ${formats.join(', ')}, not '${text}'.`);
  return format;
}
