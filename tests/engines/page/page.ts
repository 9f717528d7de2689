import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Key, Size, Tab } from '../driver/tab';
import type { Context } from './context';
import { callOf, inDocument, retry } from './document';
import { type ExpectOptions, judge } from './expectation';
import { Finder } from './finder';
import { Locator } from './locator';
import { filterSelector } from './selectors';

/** How long it waits for what is asked for, in milliseconds. */
const patience = 20_000;

interface Media {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

interface ScreenshotOptions {
  readonly path: string;
  /** All that can be scrolled to, instead of the window. */
  readonly fullPage?: boolean;
}

/**
 * Stands for Playwright's `Page` in a tab of any engine; as much of it as the tests use, under the
 * same names.
 */
export class Page extends Finder {
  /** By this Playwright's `expect` knows it. */
  readonly _apiName = 'Page';
  readonly tab: Tab;
  readonly #context: Context;
  #size: Size | null = null;

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
  goBack = (): Promise<void> => this.tab.travel('back');
  goForward = (): Promise<void> => this.tab.travel('forward');
  close = (): Promise<void> => this.tab.close();
  bringToFront = (): Promise<void> => this.tab.bringToFront();

  override locator(selector: string, options?: Parameters<typeof filterSelector>[0]): Locator {
    return new Locator(this, selector + filterSelector(options));
  }

  title = () => this.evaluate(() => document.title);

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
      await this.tab.type([key], held);
    },
    type: (text: string): Promise<void> => this.tab.type([...text] as Key[]),
  };

  readonly mouse = {
    move: (x: number, y: number): Promise<void> => this.tab.point([{ kind: 'move', x, y }]),
    down: (): Promise<void> => this.tab.point([{ kind: 'down' }]),
    up: (): Promise<void> => this.tab.point([{ kind: 'up' }]),
    click: (x: number, y: number): Promise<void> =>
      this.tab.point([{ kind: 'move', x, y }, { kind: 'down' }, { kind: 'up' }]),
  };

  async setViewportSize(size: Size): Promise<void> {
    this.#size = size;
    await this.tab.resize(size);
    await this.waitForFunction(
      ({ width, height }: Size) => innerWidth === width && innerHeight === height,
      size,
    );
  }

  async emulateMedia({ colorScheme, reducedMotion }: Media): Promise<void> {
    await this.#context.setLook({
      ...(colorScheme && { colorScheme }),
      ...(reducedMotion && { reducedMotion: reducedMotion === 'reduce' }),
    });
    const asked = {
      ...(colorScheme && { 'prefers-color-scheme': colorScheme }),
      ...(reducedMotion && { 'prefers-reduced-motion': reducedMotion }),
    };
    for (const [feature, value] of Object.entries(asked)) {
      const query = `(${feature}: ${value})`;
      await this.waitForFunction((wanted: string) => matchMedia(wanted).matches, query);
    }
  }

  async screenshot({ path, fullPage = false }: ScreenshotOptions): Promise<void> {
    const picture = await this.tab.photograph(fullPage ? 'page' : 'window');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  }

  viewportSize = (): Size | null => this.#size;

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
