import { makePause } from './pause';

/*
 * The transactions of this page or worker. Safari puts a page that is left aside as it is, together
 * with what it holds of the database: every other page would wait for it, and find no draft and no
 * request.
 */

/** Those that are not at their end. */
const underway = new Set<IDBTransaction>();
const interrupted = new WeakSet<IDBTransaction>();

const absence = makePause();

/** Lets go of a transaction, too, when the page is put aside. */
export function watchTransaction(transaction: IDBTransaction): void {
  underway.add(transaction);
  const forget = () => underway.delete(transaction);
  transaction.addEventListener('complete', forget);
  transaction.addEventListener('abort', forget);
}

/**
 * Undoes what is under way and was not told to commit; until `resumeTransactions` nothing is to
 * begin.
 */
export function suspendTransactions(): void {
  absence.begin();
  for (const transaction of underway) {
    try {
      transaction.abort();
      interrupted.add(transaction);
    } catch {
      // It is being committed: that comes to its end without the page.
    }
  }
}

/** Lets what has waited begin. */
export const resumeTransactions = (): void => absence.end();

/** Resolves once a transaction may begin. */
export const mayBegin = (): Promise<void> => absence.over();

/** Whether `suspendTransactions` undid it: nothing of it was written, and it may begin anew. */
export const wasInterrupted = (transaction: IDBTransaction): boolean =>
  interrupted.has(transaction);
