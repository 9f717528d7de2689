/** Runs in the page: stores records under the keys that the site gives them. */
export function store(records: readonly { id: string }[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('jambatan-enrolment');
    open.addEventListener('upgradeneeded', () => open.result.createObjectStore('records'));
    open.addEventListener('success', () => {
      const transaction = open.result.transaction('records', 'readwrite');
      for (const record of records) {
        transaction.objectStore('records').put(record, ['request', record.id]);
      }
      transaction.addEventListener('complete', () => {
        open.result.close();
        resolve();
      });
      transaction.addEventListener('error', () => reject(transaction.error));
    });
  });
}

/** Runs in the page: stands for what the system shows of the site. */
export function countWhatIsCleared() {
  const cleared: string[] = [];
  const note = (what: string) => () => void cleared.push(what);
  const registration = {
    getNotifications: () => Promise.resolve([{ close: note('notification') }]),
  };
  ServiceWorkerContainer.prototype.getRegistration = () => Promise.resolve(registration as never);
  Object.assign(globalThis, { cleared });
  Object.defineProperty(navigator, 'clearAppBadge', { value: async () => note('badge')() });
}

/** Runs in the page: what is typed waits to be saved for as long as the test wants. */
export function holdSaving() {
  const held = new Map<number, () => void>();
  const { setTimeout, clearTimeout } = globalThis;
  let last = -1;
  const hold = (work: () => void) => {
    held.set(last, work);
    return last--;
  };
  Object.assign(globalThis, {
    setTimeout: (work: () => void, delay: number) =>
      delay === 150 ? hold(work) : setTimeout(work, delay),
    clearTimeout: (id: number) => held.delete(id) || clearTimeout(id),
    letItBeSaved: () => held.forEach((work) => work()),
  });
}
