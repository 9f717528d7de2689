import type { Browser, Complaint } from '../driver/tab';
import { callOf } from './document';
import { scrollName } from './injected';
import { Page } from './page';

/** Stands for Playwright's `BrowserContext`: all that is open in a browser of any engine. */
export class Context {
  readonly #browser: Browser;
  readonly baseURL: string;
  #prepared: Promise<void> | undefined;
  /** Where Playwright's `expect` looks for it. */
  get _options() {
    return { baseURL: this.baseURL };
  }

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.baseURL = baseURL;
  }

  /** Before a test's own scripts, which may put something else in its place. */
  #keepScrolling = (): Promise<void> =>
    (this.#prepared ??= this.#browser.addInitScript(
      `Object.defineProperty(globalThis, '${scrollName}', { value: Element.prototype.scrollIntoView });`,
    ));

  async newPage(): Promise<Page> {
    await this.#keepScrolling();
    const page = new Page(await this.#browser.newTab(), this);
    await page.bringToFront();
    return page;
  }

  async addInitScript(
    script: string | ((argument: never) => unknown),
    argument?: unknown,
  ): Promise<void> {
    await this.#keepScrolling();
    const text = typeof script === 'string' ? script : callOf(script, argument);
    // An empty tab has no site, and nowhere to store anything.
    await this.#browser.addInitScript(`if (origin !== 'null') { ${text} }`);
  }

  complaints = (): readonly Complaint[] => this.#browser.complaints();
}
