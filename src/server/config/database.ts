import { resolve } from 'node:path';
import { ConfigError, type Environment, setting } from './settings';

const postgresExample = 'postgres://user:password@host:5432/enrolments';
const postgresExpected = `it has to name a database, like '${postgresExample}', with special characters of user and password percent-encoded`;

/** Where enrolments are kept. */
export type DatabaseAddress =
  /** @property file absolute path */
  | { readonly kind: 'sqlite'; readonly file: string }
  /** @property url may hold a password */
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Reads DATABASE_URL.
 *
 * @param folder where a relative path starts
 * @throws {ConfigError} when it names neither a SQLite file nor a PostgreSQL database
 */
export function readDatabaseAddress(environment: Environment, folder: string): DatabaseAddress {
  const address = setting(environment, 'DATABASE_URL') ?? 'file:data/enrolments.db';
  if (/^postgres(ql)?:\/\//i.test(address)) {
    if (!isPostgresUrl(address)) throw new ConfigError('DATABASE_URL', null, postgresExpected);
    return { kind: 'postgres', url: address };
  }
  const [, path] = /^file:(?:\/\/(?=\/))?((?!\/\/)[^?#:]+)$/.exec(address) ?? [];
  if (!path || path.endsWith('/')) {
    // Whatever else it was meant to be, it may hold a password.
    const shown = /@|password|^postgres/i.test(address) ? null : address;
    throw new ConfigError(
      'DATABASE_URL',
      shown,
      `it has to name a file, like 'file:data/enrolments.db', or a PostgreSQL database, like '${postgresExample}'`,
    );
  }
  return { kind: 'sqlite', file: resolve(folder, path) };
}

function isPostgresUrl(text: string): boolean {
  try {
    decodeURIComponent(text);
    const { pathname, searchParams } = new URL(text);
    // The driver takes it from there as well, and falls over one that is none.
    const port = searchParams.get('port') ?? '5432';
    return pathname.length > 1 && /^\d{1,5}$/.test(port);
  } catch {
    return false;
  }
}
