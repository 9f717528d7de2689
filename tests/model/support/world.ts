/** The lifetime of a page or worker. A page that is reopened has a new life. */
export interface Life {
  readonly name: string;
  readonly isWorker: boolean;
  isVisible: boolean;
  /**
   * True while the page is frozen. Its pending operations still happen, but their results arrive
   * only when the page wakes.
   */
  isFrozen: boolean;
  hasCrashed: boolean;
}

/**
 * A number from the schedule that decides how an event ends. With 0, nothing fails, except that
 * `ModelServer.weather` then decides the fate of a request.
 */
export type Fate = number;

interface Step {
  /** The life that performs the step. Null for the server, whose steps survive a page's crash. */
  readonly life: Life | null;
  readonly what: string;
  /** `hear` if a page or worker receives a result. A frozen page receives none. */
  readonly kind: 'happen' | 'hear';
  /**
   * True if the step must wait for earlier steps of this sort with the same life and kind, as a
   * page's transactions must.
   */
  readonly inTurn: boolean;
  readonly isReady: () => boolean;
  readonly run: (fate: Fate) => void;
}

const always = () => true;

/**
 * The state that the pages, the worker and the server share: the true time, the device's clock, and
 * the pending events. The schedule chooses which event happens next.
 */
export class World {
  /** Milliseconds since the start of the run. */
  elapsed = 0;
  /** Error of the device's clock, in milliseconds. */
  skew = 0;
  readonly trace: string[] = [];
  #steps: Step[] = [];

  /** Returns the time on the device's clock, in milliseconds since 1970. */
  readonly now = (): number => 1_790_000_000_000 + this.elapsed + this.skew;

  log(life: Life | null, what: string): void {
    this.trace.push(`${life?.name ?? 'server'}: ${what}`);
  }

  add(step: Omit<Step, 'isReady' | 'inTurn'> & Partial<Step>): void {
    const added: Step = { isReady: always, inTurn: false, ...step };
    // A crashed page receives no more events.
    if (!step.life?.hasCrashed) this.#steps.push(added);
  }

  /**
   * Performs an operation for a page or worker in two steps. The operation happens in the first
   * step, and its result arrives in the second.
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

  /** Lets events happen, in the order in which they were added, until none is possible. */
  async releaseAll(): Promise<void> {
    for (let count = 0; await this.release(0, 0); count++) {
      if (count > 3000) throw new Error('The model did not settle.');
    }
  }

  /** Returns true if any event is pending, even if it is not possible yet. */
  isBusy = (): boolean => this.#steps.length > 0;

  crash(life: Life): void {
    this.log(life, 'crashes');
    life.hasCrashed = true;
    this.#steps = this.#steps.filter((step) => step.life !== life);
  }
}

/** Waits until every life is waiting for an event. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
