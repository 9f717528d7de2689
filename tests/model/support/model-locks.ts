import type { Locks, LockState } from '../../../src/enrolment/outbox/locks';
import type { Life, World } from './world';

interface Hold {
  readonly life: Life;
}

/** How long a lock is waited for, in milliseconds. */
const patience = 2000;

/** The locks of one device, or those of a browser that has none. */
export class ModelLocks {
  readonly #held = new Map<string, Hold>();

  readonly areSupported: boolean;
  readonly #world: World;

  constructor(world: World, areSupported: boolean) {
    this.#world = world;
    this.areSupported = areSupported;
  }

  isHeldBy = (name: string, life: Life): boolean => this.#held.get(name)?.life === life;

  releaseAllOf(life: Life): void {
    for (const [name, hold] of this.#held) if (hold.life === life) this.#held.delete(name);
  }

  of(life: Life): Locks {
    return {
      tryLock: async (name, work) => {
        const hold = { life };
        const state = await this.#world.perform(life, `try lock ${name}`, (): LockState => {
          if (!this.areSupported) return 'unsupported';
          if (this.#held.has(name)) return 'busy';
          this.#held.set(name, hold);
          return 'held';
        });
        return this.#under(name, hold, () => work(state));
      },

      waitForLock: async (name, work) => {
        const hold = { life };
        if (this.areSupported) await this.#granted(name, hold);
        return this.#under(name, hold, work);
      },
    };
  }

  async #under<T>(name: string, hold: Hold, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      if (this.#held.get(name) === hold) this.#held.delete(name);
    }
  }

  /** Until the lock is got, or too long has been waited for it. */
  #granted(name: string, hold: Hold): Promise<void> {
    const { life } = hold;
    const start = this.#world.elapsed;
    return new Promise((resolve) => {
      const withdraw = this.#world.add({
        life,
        what: `wait for lock ${name}`,
        kind: 'happen',
        isReady: () => !this.#held.has(name),
        run: () => {
          this.#held.set(name, hold);
          giveUp();
          this.#world.add({ life, what: `has lock ${name}`, kind: 'hear', run: () => resolve() });
        },
      });
      const giveUp = this.#world.add({
        life,
        what: `goes without lock ${name}`,
        kind: 'hear',
        isReady: () => this.#held.has(name) && this.#world.elapsed >= start + patience,
        run: () => {
          withdraw();
          resolve();
        },
      });
    });
  }
}
