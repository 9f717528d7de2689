import { DatabaseError } from 'pg';
import { StoreUnavailableError } from '../enrolment-store';
import { NewerSchemaError } from '../schema-versions';

/**
 * Classes of SQLSTATE that a statement or value of our own brings about: data exception, integrity
 * violation, syntax error, limit exceeded (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const ownFaults = /^(22|23|42|54)/;
const missingTable = '42P01';
const missingRight = '42501';

/** Authorisation, unknown database, unknown schema, and a right that was not given. */
const lasting = /^(28|3D|3F|42501)/;

/** Ours are those that no state of a database explains. */
export function isFaultOfDatabase(error: unknown): error is Error {
  if (error instanceof DatabaseError) {
    const { code = '' } = error;
    return !ownFaults.test(code) || code === missingTable || code === missingRight;
  }
  // The driver throws plain errors for a connection that is lost or can't be made.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** The tables are gone: the database was made anew under the running server. */
export function isMissingTable(error: Error): boolean {
  return error instanceof DatabaseError && error.code === missingTable;
}

/** @param place the database's address without password */
export function toUnavailable(place: string, error: Error): StoreUnavailableError {
  // A name with several addresses: one error for each, under one that says nothing.
  const [cause = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  return new StoreUnavailableError(place, cause, { mayPass: mayPass(cause) });
}

function mayPass(error: Error): boolean {
  if (error instanceof NewerSchemaError) return false;
  if (error instanceof DatabaseError) return !lasting.test(error.code ?? '');
  // A certificate file that can't be read, a certificate that does not hold, no TLS, no password.
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  return syscall !== 'open' && !/CERT|SSL|TLS|VERIFY/.test(code) && !/SSL|SASL/.test(error.message);
}
