import { forceCloseDatabase } from 'fake-indexeddb';
import { get, promisifyRequest, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseName, newDevice, openTab } from './support/fake-device';

let device: Awaited<ReturnType<typeof openTab>>['deviceDatabase'];

/** Of the same tab. */
const transactions = () => import('../../src/enrolment/transactions');

beforeEach(async () => {
  newDevice();
  ({ deviceDatabase: device } = await openTab());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const deleteDatabase = () =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
    request.addEventListener('blocked', reject);
  });

test('writes so that a power cut after it changes nothing', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await set('key', 'value', device);
  expect(transaction).toHaveBeenLastCalledWith('records', 'readwrite', { durability: 'strict' });
});

describe('the database goes away under the page', () => {
  test('deleted: it does not stand in the way, and begins anew', async () => {
    await set('key', 'value', device);
    await deleteDatabase();
    expect(await get('key', device)).toBeUndefined();
    await set('key', 'again', device);
    expect(await get('key', device)).toBe('again');
  });

  test('closed by the browser', async () => {
    await set('key', 'value', device);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await get('key', device);
    forceCloseDatabase(transaction.mock.contexts[0] as never);
    expect(await get('key', device)).toBe('value');
    expect(new Set(transaction.mock.contexts).size).toBe(2);
  });

  test('closed without a word', async () => {
    await set('key', 'value', device);
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The connection is closing.', 'InvalidStateError');
    });
    expect(await get('key', device)).toBe('value');
  });

  test('with the process that keeps it, as in Safari', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    });
    await set('key', 'value', device);
    expect(await get('key', device)).toBe('value');
  });
});

describe('the page is put aside', () => {
  const put = (store: IDBObjectStore) => promisifyRequest(store.put('value', 'key'));

  test('it begins nothing until it is back', async () => {
    const { suspendTransactions, resumeTransactions } = await transactions();
    await get('key', device);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    suspendTransactions();
    const writing = set('key', 'value', device);
    const { deviceDatabase: other } = await openTab();
    expect(await get('key', other)).toBeUndefined();
    expect(begun).toHaveBeenCalledTimes(1);
    resumeTransactions();
    await writing;
    expect(await get('key', other)).toBe('value');
  });

  test('what it was at is undone, so that nobody waits for it, and done once it is back', async () => {
    const { suspendTransactions, resumeTransactions } = await transactions();
    const write = vi.fn<(store: IDBObjectStore) => Promise<string>>(async (store) => {
      await put(store);
      // As long as something is asked, it is not over.
      const dawdle = () => store.get('key').addEventListener('success', dawdle);
      if (write.mock.calls.length === 1) dawdle();
      await promisifyRequest(store.transaction);
      return 'done';
    });
    const writing = device('readwrite', write);
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
    suspendTransactions();
    const { deviceDatabase: other } = await openTab();
    expect(await get('key', other)).toBeUndefined();
    resumeTransactions();
    expect(await writing).toBe('done');
    expect(write).toHaveBeenCalledTimes(2);
    expect(await get('key', other)).toBe('value');
  });

  test('what is being committed comes to its end', async () => {
    const { suspendTransactions } = await transactions();
    const write = vi.fn<(store: IDBObjectStore) => Promise<unknown>>((store) => {
      const written = put(store);
      store.transaction.commit();
      return written;
    });
    const committing = device('readwrite', write);
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
    suspendTransactions();
    await committing;
    expect(write).toHaveBeenCalledOnce();
  });
});

describe('a device that refuses to open', () => {
  test('says so, and is asked again the next time', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Not here.', 'SecurityError');
    });
    await expect(set('key', 'value', device)).rejects.toThrow('Not here.');
    await set('key', 'value', device);
    expect(await get('key', device)).toBe('value');
  });

  test('may refuse later than at once', async () => {
    const { open } = indexedDB;
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) => {
      // A version that can't be: the request fails after it was made.
      void open.call(indexedDB, name, 2);
      return open.call(indexedDB, name, 1);
    });
    await expect(set('key', 'value', device)).rejects.toThrow('version');
  });
});

describe('a device that does not answer', () => {
  // Those of fake-indexeddb itself have to go on.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  const patience = () => vi.advanceTimersByTimeAsync(2000);

  test('is given up when it opens', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValueOnce(new EventTarget() as IDBOpenDBRequest);
    const writing = set('key', 'value', device).catch(String);
    await patience();
    expect(await writing).toContain('does not answer');
  });

  test('is given up when it writes, and then does not write after all', async () => {
    await set('key', 'before', device);
    const writing = device('readwrite', (store) => {
      store.put('after', 'key');
      const dawdle = () => store.get('key').addEventListener('success', dawdle);
      dawdle();
      return new Promise(() => {});
    }).catch(String);
    await patience();
    expect(await writing).toContain('does not answer');
    expect(await get('key', device)).toBe('before');
  });

  test('is waited for once it commits, which nothing stops', async () => {
    let commit: (value: string) => void = () => {};
    let write: Promise<unknown> | undefined;
    await new Promise<void>((begin) => {
      write = device('readwrite', (store) => {
        store.transaction.abort = () => {
          throw new DOMException('Too late.', 'InvalidStateError');
        };
        begin();
        return new Promise((resolve) => {
          commit = resolve;
        });
      });
    });
    await patience();
    commit('committed');
    expect(await write).toBe('committed');
  });
});
