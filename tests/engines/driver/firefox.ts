import { once } from 'node:events';
import { type Browser as PuppeteerBrowser, launch, type Page } from 'puppeteer-core';
import type { Browser, Complaint, Point, StartBrowser, Tab } from './tab';

/** Starts Debian's Firefox, driven by Puppeteer over WebDriver BiDi. */
export const startFirefox: StartBrowser = async (userDataDir, script) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    userDataDir,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    // Required to run a script in the browser's own window.
    args: ['--remote-allow-system-access'],
    // The test runner handles signals and stops the processes that it has started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  await focusWindow(browser);
  return new Firefox(browser, script);
};

/** Focuses the browser's own window, because headless Firefox otherwise never receives focus. */
async function focusWindow(browser: PuppeteerBrowser): Promise<void> {
  const { connection } = browser as unknown as { connection: Connection };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = (result as { contexts: { context: string }[] }).contexts;
  await connection.send('script.evaluate', {
    expression:
      'window.focus(); Services.focus.activeWindow = window; gBrowser.selectedBrowser.focus();',
    target: { context: window?.context },
    awaitPromise: false,
  });
}

/** Puppeteer's internal connection to the browser. */
interface Connection {
  send(command: string, parameters: object): Promise<{ result: unknown }>;
}

/** Firefox's message about a font that was still loading when the visitor left the page. */
const abortedFont = /^downloadable font: download failed .* status=2152398850 /;

/**
 * Firefox's message about a request that was aborted while the worker was responding, because the
 * visitor left the page or React set a picture's address again. Firefox words a failure of the
 * worker differently.
 */
const abortedLoad = /^Failed to load ‘[^’]+’\. A ServiceWorker .* an unexpected error\.$/;

class Firefox implements Browser {
  readonly #browser: PuppeteerBrowser;
  readonly #script: string;
  readonly #complaints: Complaint[] = [];

  constructor(browser: PuppeteerBrowser, script: string) {
    this.#browser = browser;
    this.#script = script;
  }

  async newTab(): Promise<Tab> {
    const page = await this.#browser.newPage();
    page.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      if (type === 'error') this.#hear({ type, text });
      if (type === 'warn') this.#hear({ type: 'warning', text });
    });
    page.on('pageerror', (error) => {
      const text = error instanceof Error ? error.message : String(error);
      this.#hear({ type: 'error', text });
    });
    // Accept dialogs automatically, because no test handles them.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.evaluateOnNewDocument(this.#script);
    return new FirefoxTab(page);
  }

  complaints = (): readonly Complaint[] => this.#complaints;

  #hear(complaint: Complaint): void {
    const isOfAborted = [abortedFont, abortedLoad].some((each) => each.test(complaint.text));
    if (!isOfAborted) this.#complaints.push(complaint);
  }

  close = (): Promise<void> => this.#browser.close();

  async kill(): Promise<void> {
    const child = this.#browser.process();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // Kill the browser's helper processes, too, because they would keep writing to the profile.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

class FirefoxTab implements Tab {
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
