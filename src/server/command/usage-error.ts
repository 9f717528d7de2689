/** The arguments make no command; the message says what is wrong with them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
