import { once } from 'node:events';
import {
  type Browser as PuppeteerBrowser,
  launch,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Browser, Complaint, Point, Tab } from './tab';

/** Starts a browser that puppeteer can drive, without a screen. */
export const startPuppeteer = (options: LaunchOptions): Promise<PuppeteerBrowser> =>
  launch({
    ...options,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    // The runner ends what it started itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

/** What Firefox says of a font that a page which is left did not wait for: NS_BINDING_ABORTED. */
const abortedFont = /^downloadable font: download failed .* status=2152398850 /;

/** A browser that puppeteer drives. */
export class PuppeteerDriven implements Browser {
  readonly #browser: PuppeteerBrowser;
  readonly #pages: Page[] = [];
  readonly #initScripts: string[] = [];
  readonly #complaints: Complaint[] = [];

  constructor(browser: PuppeteerBrowser) {
    this.#browser = browser;
  }

  async newTab(): Promise<Tab> {
    // It starts with an empty one.
    const [empty] = this.#pages.length === 0 ? await this.#browser.pages() : [];
    const page = empty ?? (await this.#browser.newPage());
    this.#pages.push(page);
    page.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      if (type === 'error') this.#hear({ type, text });
      if (type === 'warn') this.#hear({ type: 'warning', text });
    });
    page.on('pageerror', (error) => {
      const text = error instanceof Error ? error.message : String(error);
      this.#hear({ type: 'error', text });
    });
    // As Playwright does: none of them is answered by the tests.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    for (const script of this.#initScripts) await page.evaluateOnNewDocument(script);
    return new PuppeteerTab(page);
  }

  async addInitScript(script: string): Promise<void> {
    this.#initScripts.push(script);
    for (const page of this.#pages) {
      if (!page.isClosed()) await page.evaluateOnNewDocument(script);
    }
  }

  complaints = (): readonly Complaint[] => this.#complaints;

  #hear(complaint: Complaint): void {
    if (!abortedFont.test(complaint.text)) this.#complaints.push(complaint);
  }

  close = (): Promise<void> => this.#browser.close();

  async kill(): Promise<void> {
    const child = this.#browser.process();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // Its helpers as well: they would go on writing into the profile.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

class PuppeteerTab implements Tab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  async goBack(): Promise<void> {
    await this.#page.goBack();
  }

  evaluate = (expression: string): Promise<unknown> => this.#page.evaluate(expression);

  click = ({ x, y }: Point): Promise<void> => this.#page.mouse.click(x, y);

  bringToFront = (): Promise<void> => this.#page.bringToFront();

  close = (): Promise<void> => this.#page.close();
}
