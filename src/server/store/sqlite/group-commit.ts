import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailableError } from '../enrolment-store';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Commits together what arrives in the same turn of the event loop, or while an earlier commit
 * waits for a lock. Nearly all that a transaction costs is the wait for the disk, which is the same
 * for one request and for fifty. Each is answered after its commit, as if it had been alone.
 */
export class GroupCommit<Item, Result> {
  readonly #commit: (items: readonly Item[]) => Promise<readonly Result[]>;
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;

  /** @param commit does it for all items in one transaction, or throws and did it for none */
  constructor(commit: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.#commit = commit;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when all that was added is answered. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await nextTurn();
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commitGroup(group);
    }
    this.#running = undefined;
  }

  async #commitGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#commit(group.map(({ item }) => item));
      // There is a result for each.
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as Result);
    } catch (error) {
      // What is wrong with one of them must not fail its neighbours.
      const isOfOne = group.length > 1 && !(error instanceof StoreUnavailableError);
      for (const member of group) {
        if (isOfOne) await this.#commitGroup([member]);
        else member.reject(error);
      }
    }
  }
}
