import type { Entry } from '../../../src/enrolment/core/database';

/** Data that the browser stores for this site. */
interface Stored {
  /** Records in the database. */
  readonly records: readonly unknown[];
  /** Keys in local storage and in this tab's session storage. */
  readonly settings: readonly string[];
}

/** A Playwright page, or its equivalent for another browser. */
export interface OpenPage {
  evaluate<R>(run: () => Promise<R>): Promise<R>;
}

export const readStored = (page: OpenPage): Promise<Stored> => page.evaluate(read);

async function read(): Promise<Stored> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await settled(indexedDB.open('jambatan-enrolment'));
  const records: unknown[] = await settled(
    database.transaction('records').objectStore('records').getAll(),
  );
  database.close();
  return { records, settings: [...Object.keys(localStorage), ...Object.keys(sessionStorage)] };
}

/** Runs in the page: stores entries as the site does. */
export function store(entries: readonly Entry[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('jambatan-enrolment');
    open.addEventListener('upgradeneeded', () => open.result.createObjectStore('records'));
    open.addEventListener('success', () => {
      const transaction = open.result.transaction('records', 'readwrite');
      for (const { key, value } of entries) transaction.objectStore('records').put(value, key);
      transaction.addEventListener('complete', () => {
        open.result.close();
        resolve();
      });
      transaction.addEventListener('error', () => reject(transaction.error));
    });
  });
}
