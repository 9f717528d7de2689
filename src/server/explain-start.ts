import { StoreUnavailableError } from './store/database';

/** What can't be done, by no fault of the program; the message is for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: number;

  constructor(sentence: string, { exitCode = 1 } = {}) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Runs a program; where it can't for a reason of its surroundings, says so and sets the exit code. */
export async function explainStart(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const sentence = explain(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = error instanceof StartError ? error.exitCode : 1;
  }
}

/** A sentence for what can go wrong without a fault of the program. */
function explain(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (error instanceof StoreUnavailableError) {
    return `${error.message}. Please check DATABASE_URL.`;
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return 'Another program already listens on this port. Please stop it, or set PORT to a free one.';
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server can't listen there (${code}). Please check HOST and PORT.`;
  }
  return undefined;
}
