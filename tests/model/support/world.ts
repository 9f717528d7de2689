/** One page or worker, from its start to its end: a page that is opened again is another life. */
export interface Life {
  readonly name: string;
  readonly isWorker: boolean;
  isVisible: boolean;
  /** Put aside by the browser: what it asked for happens, but it hears of nothing until it wakes. */
  isFrozen: boolean;
  hasCrashed: boolean;
}

/** How the world treats what happens next: a number of the schedule, 0 where all goes well. */
export type Fate = number;

interface Step {
  /** Whose step it is; null for the server's, which no crash of a page stops. */
  readonly life: Life | null;
  readonly what: string;
  /** `hear`: the life learns of something, for which it has to be awake. */
  readonly kind: 'happen' | 'hear';
  /** Whether it comes after what the same life asked for before, as transactions of a page do. */
  readonly inTurn: boolean;
  readonly isReady: () => boolean;
  readonly run: (fate: Fate) => void;
}

const always = () => true;

/**
 * What is shared by all pages, the worker and the server: a list of what may happen next, from
 * which the schedule chooses, and two clocks, the device's and the true one.
 */
export class World {
  /** Milliseconds that have passed. */
  elapsed = 0;
  /** By how much the device's clock is wrong, in milliseconds. */
  skew = 0;
  readonly trace: string[] = [];
  #steps: Step[] = [];

  /** What the device's clock says. */
  readonly now = (): number => 1_790_000_000_000 + this.elapsed + this.skew;

  log(life: Life | null, what: string): void {
    this.trace.push(`${life?.name ?? 'server'}: ${what}`);
  }

  /** Adds what may happen. */
  add(step: Omit<Step, 'isReady' | 'inTurn'> & Partial<Step>): void {
    const added: Step = { isReady: always, inTurn: false, ...step };
    // Nobody is there to hear of what the server does for a page that crashed.
    if (!step.life?.hasCrashed) this.#steps.push(added);
  }

  /** Something that a life does to the shared world: it happens at one time, and is heard of later. */
  perform<T>(
    life: Life,
    what: string,
    effect: (fate: Fate) => T,
    { inTurn = false, isReady = always } = {},
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const hear = (run: () => void) =>
        this.add({ life, what: `${what} done`, kind: 'hear', inTurn, run });
      this.add({
        life,
        what,
        kind: 'happen',
        inTurn,
        isReady,
        run: (fate) => {
          try {
            const result = effect(fate);
            hear(() => resolve(result));
          } catch (error) {
            hear(() => reject(error as Error));
          }
        },
      });
    });
  }

  /** Lets one of the possible things happen. @returns whether there was any */
  async release(choice: number, fate: Fate): Promise<boolean> {
    const possible = this.#possible();
    const step = possible[choice % possible.length];
    if (!step) return false;
    this.#steps.splice(this.#steps.indexOf(step), 1);
    this.log(step.life, fate === 0 ? step.what : `${step.what} (fate ${fate})`);
    step.run(fate);
    await quiet();
    return true;
  }

  #possible(): Step[] {
    const served = new Map<Life | null, Set<Step['kind']>>();
    return this.#steps.filter(({ life, kind, inTurn, isReady }) => {
      if (inTurn) {
        const kinds = served.get(life) ?? new Set();
        if (kinds.has(kind)) return false;
        served.set(life, kinds.add(kind));
      }
      return !(life?.isFrozen && kind === 'hear') && isReady();
    });
  }

  /** Lets everything happen that can, in the order in which it came. */
  async releaseAll(): Promise<void> {
    for (let count = 0; await this.release(0, 0); count++) {
      if (count > 3000) throw new Error('It goes round in circles.');
    }
  }

  /** Whether anything may still happen, now or later. */
  isBusy = (): boolean => this.#steps.length > 0;

  crash(life: Life): void {
    this.log(life, 'crashes');
    life.hasCrashed = true;
    this.#steps = this.#steps.filter((step) => step.life !== life);
  }
}

/** Until every life waits for the world. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
