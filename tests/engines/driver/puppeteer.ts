import { once } from 'node:events';
import {
  type BrowserContext,
  type Browser as PuppeteerBrowser,
  type KeyInput,
  launch,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Browser, Complaint, Key, PointerStep, Size, Tab } from './tab';

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

/** Where tabs are opened: in a whole browser, or in a part of one that shares nothing. */
type TabHolder = PuppeteerBrowser | BrowserContext;

/** A browser that puppeteer drives. */
export class PuppeteerDriven implements Browser {
  readonly #holder: TabHolder;
  readonly #pages: Page[] = [];
  readonly #initScripts: string[] = [];
  readonly #complaints: Complaint[] = [];

  readonly setLook: Browser['setLook'];

  constructor(holder: TabHolder, setLook: Browser['setLook']) {
    this.#holder = holder;
    this.setLook = setLook;
  }

  async newTab(): Promise<Tab> {
    // It starts with an empty one.
    const [empty] = this.#pages.length === 0 ? await this.#holder.pages() : [];
    const page = empty ?? (await this.#holder.newPage());
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

  close = (): Promise<void> => this.#holder.close();

  async kill(): Promise<void> {
    if (!('process' in this.#holder)) return this.#holder.close();
    const child = this.#holder.process();
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

  async travel(way: 'back' | 'forward'): Promise<void> {
    await (way === 'back' ? this.#page.goBack() : this.#page.goForward());
  }

  evaluate = (expression: string): Promise<unknown> => this.#page.evaluate(expression);

  async point(steps: readonly PointerStep[]): Promise<void> {
    for (const step of steps) {
      if (step.kind === 'move') await this.#page.mouse.move(step.x, step.y);
      else await this.#page.mouse[step.kind]();
    }
  }

  tap = (x: number, y: number): Promise<void> => this.#page.touchscreen.tap(x, y);

  async type(keys: readonly Key[], held: readonly Key[] = []): Promise<void> {
    const { keyboard } = this.#page;
    for (const key of held) await keyboard.down(key as KeyInput);
    for (const key of keys) {
      // Names of keys are words; what is no key of the keyboard is put in as a whole.
      if (key.length > 1 || held.length > 0) await keyboard.press(key as KeyInput);
      else await keyboard.type(key);
    }
    for (const key of held.toReversed()) await keyboard.up(key as KeyInput);
  }

  resize = (size: Size): Promise<void> => this.#page.setViewport(size);

  bringToFront = (): Promise<void> => this.#page.bringToFront();

  async photograph(part: 'window' | 'page'): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot({ fullPage: part === 'page' }));
  }

  close = (): Promise<void> => this.#page.close();
}
