/** The tables were made by a later version of this program. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/**
 * Which migrations a database has yet to go through. The n-th leads from version n to n + 1, and
 * released ones never change.
 *
 * @throws {NewerSchemaError} if it is ahead of them all
 */
export function pendingMigrations(migrations: readonly string[], version: number) {
  if (version > migrations.length) {
    throw new NewerSchemaError('it was written by a newer version of this program');
  }
  return migrations.slice(version);
}
