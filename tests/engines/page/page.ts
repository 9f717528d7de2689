import type { Tab } from '../driver/tab';
import type { Context } from './context';
import { callOf, inDocument, retry } from './document';
import { type ExpectOptions, judge } from './expectation';
import { Finder } from './finder';
import { Locator } from './locator';
import { filterSelector } from './selectors';

/** How long it waits for what is asked for, in milliseconds. */
const patience = 20_000;

/**
 * Stands for Playwright's `Page` in a tab of any engine; as much of it as the tests use, under the
 * same names.
 */
export class Page extends Finder {
  /** By this Playwright's `expect` knows it. */
  readonly _apiName = 'Page';
  readonly tab: Tab;
  readonly #context: Context;

  constructor(tab: Tab, context: Context) {
    super();
    this.tab = tab;
    this.#context = context;
  }

  context = (): Context => this.#context;

  async goto(address: string): Promise<void> {
    await this.tab.goto(new URL(address, this.#context.baseURL).href);
  }

  reload = (): Promise<void> => this.tab.reload();
  goBack = (): Promise<void> => this.tab.goBack();
  close = (): Promise<void> => this.tab.close();
  bringToFront = (): Promise<void> => this.tab.bringToFront();

  override locator(selector: string, options?: Parameters<typeof filterSelector>[0]): Locator {
    return new Locator(this, selector + filterSelector(options));
  }

  async evaluate<R>(run: string | ((argument: never) => R | Promise<R>), argument?: unknown) {
    const expression = `(async () => JSON.stringify({ value: await ${callOf(run, argument)} }))()`;
    return (JSON.parse((await this.tab.evaluate(expression)) as string) as { value: R }).value;
  }

  /** Waits until a function gives something true. */
  async waitForFunction(
    run: string | ((argument: never) => unknown),
    argument?: unknown,
    { timeout = patience }: { timeout?: number } = {},
  ): Promise<void> {
    const attempt = async () => (await this.evaluate(run, argument)) || undefined;
    await retry(attempt, timeout, () => `This never came true: ${run}`);
  }

  readonly keyboard = {
    /** @param keys one key, after the ones that are held down with it: `Shift+Tab` */
    press: async (keys: string): Promise<void> => {
      const held = keys.split('+');
      const key = held.pop() ?? '';
      await this.tab.press(key, held);
    },
  };

  addInitScript(script: string | ((argument: never) => unknown), argument?: unknown) {
    return this.#context.addInitScript(script, argument);
  }

  /** What Playwright's `expect` looks for the address and the title in. */
  mainFrame = () => ({
    _expect: (expression: string, options: ExpectOptions) =>
      judge(this, ':root', expression, options),
  });

  inDocument = <A, R>(run: Parameters<typeof inDocument<A, R>>[1], argument: A): Promise<R> =>
    inDocument(this.tab, run, argument);
}
