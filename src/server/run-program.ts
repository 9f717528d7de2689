import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StoreUnavailableError } from './store/database';

/** An error that the operator can mend. Its message is printed without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1 } = {}) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a program. Expected errors are printed and set the exit code; others are thrown. */
export async function runProgram(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const message = explain(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = error instanceof OperatorError ? error.exitCode : 1;
  }
}

function explain(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof StoreUnavailableError) {
    return `${error.message}. Please check DATABASE_URL.`;
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return 'Another program is already using this port. Please stop it, or set PORT to a free one.';
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return `The server can't listen on this address (${code}). Please check HOST and PORT.`;
  }
  return undefined;
}

/** Relative paths in settings start here, so that all programs use the same database. */
export const projectFolder = findProjectFolder(dirname(fileURLToPath(import.meta.url)));

function findProjectFolder(folder: string): string {
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.url} has a package.json.`);
  return existsSync(join(folder, 'package.json')) ? folder : findProjectFolder(parent);
}
