import { StoreUnavailableError } from '../store/enrolment-store';

export type DatabaseState =
  | { readonly kind: 'available' }
  | { readonly kind: 'unavailable'; readonly error: StoreUnavailableError };

interface Parts {
  /** Rejects with a {@link StoreUnavailableError} while the database can't be used. */
  readonly ping: () => Promise<void>;
  /** Is told when the state is another than last time. */
  readonly onChange: (state: DatabaseState) => void;
}

/** How long an answer is good for others, in milliseconds. */
const goodFor = 1000;

/**
 * Asks for the state of the database, together with all who ask at the same moment: however many
 * there are, the database is asked about once a second.
 */
export function databaseState({ ping, onChange }: Parts): () => Promise<DatabaseState> {
  let known: DatabaseState = { kind: 'available' };
  let asking: Promise<DatabaseState> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<DatabaseState> {
    const before = known.kind;
    known = await stateAfter(ping).finally(() => {
      asking = undefined;
    });
    askedAt = performance.now();
    if (known.kind !== before) onChange(known);
    return known;
  }

  return async () => {
    if (performance.now() - askedAt < goodFor) return known;
    asking ??= ask();
    return asking;
  };
}

async function stateAfter(ping: () => Promise<void>): Promise<DatabaseState> {
  try {
    await ping();
    return { kind: 'available' };
  } catch (error) {
    if (error instanceof StoreUnavailableError) return { kind: 'unavailable', error };
    throw error;
  }
}
