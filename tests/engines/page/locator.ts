import type { Page } from './page';
import { retry } from './document';
import { act, type Act, aim, type Found, hasMet, type Point } from './element';
import { Finder } from './finder';
import { type ExpectOptions, judge, type Judgement } from './expectation';
import type { Injected, PointerAction } from './injected';
import { filterSelector } from './selectors';

interface ActionOptions {
  readonly timeout?: number;
  readonly force?: boolean;
  readonly position?: Point;
}

interface WaitOptions {
  readonly state?: 'visible' | 'hidden' | 'attached' | 'detached';
  readonly timeout?: number;
}

/** How long a visitor's action waits for what it needs, in milliseconds. */
const patience = 20_000;

const usable = ['visible', 'enabled', 'stable'];

/**
 * Stands for Playwright's `Locator` in a tab of any engine; as much of it as the tests use, under
 * the same names.
 */
export class Locator extends Finder {
  /** By this Playwright's `expect` knows it. */
  readonly _apiName = 'Locator';
  readonly #page: Page;
  readonly selector: string;

  constructor(page: Page, selector: string) {
    super();
    this.#page = page;
    this.selector = selector;
  }

  page = (): Page => this.#page;
  override toString(): string {
    return `locator(${this.selector})`;
  }

  locator(inner: string | Locator, options?: Parameters<typeof filterSelector>[0]): Locator {
    const part =
      typeof inner === 'string' ? inner : `internal:chain=${JSON.stringify(inner.selector)}`;
    return this.#with(` >> ${part}${filterSelector(options)}`);
  }
  filter = (options: Parameters<typeof filterSelector>[0]) => this.#with(filterSelector(options));
  first = () => this.#with(' >> nth=0');

  click = (options: ActionOptions = {}) =>
    this.#point('mouse', usable, options, (point) =>
      this.#page.tab.point([{ kind: 'move', ...point }, { kind: 'down' }, { kind: 'up' }]),
    );

  async check(): Promise<void> {
    if (await this.#isChecked()) return;
    await this.click();
    if (!(await this.#isChecked())) throw new Error(`Clicking ${this} did not change it.`);
  }

  fill = (value: string, options?: ActionOptions) =>
    this.#act({ what: 'fill', states: ['visible', 'enabled', 'editable'], value }, options);

  selectOption(choice: string | { value?: string; label?: string; index?: number }) {
    const value = [typeof choice === 'string' ? { valueOrLabel: choice } : choice];
    return this.#act({ what: 'select', states: ['visible', 'enabled'], value });
  }

  async press(keys: string): Promise<void> {
    await this.#act({ what: 'focus', states: [] });
    await this.#page.keyboard.press(keys);
  }

  #isChecked = () => this.#act<boolean>({ what: 'checked', states: [] });

  /** Runs a function on the one element, as soon as that is there. */
  async evaluate<R>(run: (element: never, argument: never) => R, argument?: unknown): Promise<R> {
    const attempt = async () =>
      (await this.#page.inDocument(onOne, this.#task(run, argument))) ?? undefined;
    const { value } = await retry(attempt, patience, () => `${this} is not there.`);
    return value as R;
  }

  count = (): Promise<number> => this.#page.inDocument(countOf, this.selector);

  async waitFor({ state = 'visible', timeout = patience }: WaitOptions = {}): Promise<void> {
    const { matches } = await judge(this.#page, this.selector, `to.be.${state}`, {
      timeout,
    });
    if (!matches) throw new Error(`${this} is not ${state} after ${timeout} ms.`);
  }

  /** What Playwright's `expect` calls. */
  _expect(expression: string, options: ExpectOptions): Promise<Judgement> {
    return judge(this.#page, this.selector, expression, options);
  }

  #with = (part: string) => new Locator(this.#page, this.selector + part);

  #task = (run: unknown, argument: unknown) =>
    ({ selector: this.selector, run, argument }) as never;

  /** Points at the element, again if something came between. */
  async #point(
    action: PointerAction,
    states: readonly string[],
    { timeout = patience, ...options }: ActionOptions,
    meet: (point: Point) => Promise<void>,
  ): Promise<void> {
    const deadline = Date.now() + timeout;
    let obstacle = 'is not there';
    const attempt = async () => {
      const task = { selector: this.selector, action, states, ...options };
      const answer = await this.#page.inDocument(aim, task);
      if (typeof answer !== 'string') return answer;
      obstacle = answer;
      return undefined;
    };
    do {
      await meet(await retry(attempt, deadline - Date.now(), () => `${this} ${obstacle}.`));
      // A document that goes away has been met.
      if (await this.#page.inDocument(hasMet, undefined).catch(() => true)) return;
    } while (Date.now() < deadline);
    throw new Error(`${this} is no longer where it was aimed at.`);
  }

  async #act<R>(
    deed: Omit<Act, 'selector'>,
    { timeout = patience }: ActionOptions = {},
  ): Promise<R> {
    let obstacle = 'is not there';
    const attempt = async () => {
      const answer = await this.#page.inDocument(act, { selector: this.selector, ...deed });
      if (typeof answer !== 'string') return answer;
      obstacle = answer;
      return undefined;
    };
    return (await retry(attempt, timeout, () => `${this} ${obstacle}.`)).done as R;
  }
}

interface Task extends Found {
  readonly run: (element: unknown, argument: unknown) => unknown;
  readonly argument: unknown;
}

async function onOne(injected: Injected, { selector, run, argument }: Task) {
  const element = injected.theOne(selector);
  return element ? { value: await run(element, argument) } : null;
}

const countOf = (injected: Injected, selector: string): number =>
  injected.querySelectorAll(injected.parseSelector(selector), document).length;
