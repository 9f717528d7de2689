/** The lifetime of a page or worker. A page that is opened again has another life. */
export interface Life {
  readonly name: string;
  readonly isWorker: boolean;
  isVisible: boolean;
  /**
   * True while frozen by the browser: pending operations happen, but their results arrive only when
   * it wakes.
   */
  isFrozen: boolean;
  hasCrashed: boolean;
}

/** The fate of the next event: a number from the schedule; 0 if nothing fails. */
export type Fate = number;

interface Step {
  /**
   * The life that the step belongs to; null for the server's steps, which survive a crash of the
   * page.
   */
  readonly life: Life | null;
  readonly what: string;
  /** `hear` if the life receives an event, for which it must be awake. */
  readonly kind: 'happen' | 'hear';
  /** True if the step must wait for earlier steps of the same life, like transactions of a page. */
  readonly inTurn: boolean;
  readonly isReady: () => boolean;
  readonly run: (fate: Fate) => void;
}

const always = () => true;

/**
 * State shared by all pages, the worker and the server: a list of possible next events, from which
 * the schedule chooses, and two clocks, the device's and the true one.
 */
export class World {
  /** Milliseconds since the start. */
  elapsed = 0;
  /** Error of the device's clock, in milliseconds. */
  skew = 0;
  readonly trace: string[] = [];
  #steps: Step[] = [];

  /** Time by the device's clock. */
  readonly now = (): number => 1_790_000_000_000 + this.elapsed + this.skew;

  log(life: Life | null, what: string): void {
    this.trace.push(`${life?.name ?? 'server'}: ${what}`);
  }

  /** Adds a possible event. */
  add(step: Omit<Step, 'isReady' | 'inTurn'> & Partial<Step>): void {
    const added: Step = { isReady: always, inTurn: false, ...step };
    // A crashed page receives no more events.
    if (!step.life?.hasCrashed) this.#steps.push(added);
  }

  /**
   * Performs an operation of a life on the shared world. The operation happens at one time, and its
   * result arrives later.
   */
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

  /**
   * Lets one of the possible events happen.
   *
   * @returns false if no event was possible
   */
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

  /** Lets all possible events happen, in the order in which they were added. */
  async releaseAll(): Promise<void> {
    for (let count = 0; await this.release(0, 0); count++) {
      if (count > 3000) throw new Error('The model does not settle.');
    }
  }

  /** Returns true if anything may still happen, now or later. */
  isBusy = (): boolean => this.#steps.length > 0;

  crash(life: Life): void {
    this.log(life, 'crashes');
    life.hasCrashed = true;
    this.#steps = this.#steps.filter((step) => step.life !== life);
  }
}

/** Waits until every life is waiting for an event. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
