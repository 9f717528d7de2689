import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Complaint, Point, StartBrowser, Tab } from './tab';
import { WebDriverSession } from './webdriver';
import { killAll, startDriver } from './webkit-driver';

/** The browser program that uses WebKitGTK. */
const program = fileURLToPath(new URL('webkit-browser.js', import.meta.url));

/** WebKit's warning when a slow machine takes seconds to run preloaded code. */
const slowPreload = /was preloaded using link preload but not used within a few seconds/;

/** Time limit for a window to receive focus, in milliseconds. */
const focusTimeoutMs = 10_000;

/** Starts WebKitGTK on a virtual display. */
export const startWebKit: StartBrowser = async (profile, script) => {
  const { child, address } = await startDriver();
  try {
    const session = await WebDriverSession.start(address, {
      'webkitgtk:browserOptions': { binary: 'gjs', args: ['-m', program, profile, script] },
    });
    const first = (await session.send('GET', '/window')) as string;
    return new WebKitBrowser(child, session, first, profile);
  } catch (error) {
    await killAll(child);
    throw error;
  }
};

class WebKitBrowser implements Browser {
  readonly #driver: ChildProcess;
  readonly #session: WebDriverSession;
  readonly #firstWindow: string;
  readonly #profile: string;
  #output = '';

  constructor(driver: ChildProcess, session: WebDriverSession, first: string, profile: string) {
    this.#driver = driver;
    this.#session = session;
    this.#firstWindow = first;
    this.#profile = profile;
    for (const stream of [driver.stdout, driver.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  async newTab(): Promise<Tab> {
    const opened = await this.#session.sendTo(this.#firstWindow, 'POST', '/window/new', {
      type: 'tab',
    });
    const tab = new WebKitTab(this.#session, (opened as { handle: string }).handle);
    await tab.resize({ width: 1280, height: 900 });
    return tab;
  }

  complaints(): readonly Complaint[] {
    const lines = this.#output.matchAll(/CONSOLE (?:\S+ )?(ERROR|WARN) (.*)$/gm);
    return [...lines]
      .map(([, level, text = '']): Complaint => ({
        type: level === 'WARN' ? 'warning' : 'error',
        text,
      }))
      .filter(({ text }) => !slowPreload.test(text));
  }

  async close(): Promise<void> {
    await this.#session.send('DELETE', '');
    // The browser may still be writing to the profile.
    const pid = readFileSync(join(this.#profile, 'pid'), 'utf8');
    while (isAlive(pid)) await pause(20);
    await this.kill();
  }

  kill = (): Promise<void> => killAll(this.#driver);
}

class WebKitTab implements Tab {
  readonly #session: WebDriverSession;
  readonly #window: string;

  constructor(session: WebDriverSession, window: string) {
    this.#session = session;
    this.#window = window;
  }

  async goto(address: string): Promise<void> {
    await this.#post('/url', { url: address });
  }

  async reload(): Promise<void> {
    await this.#post('/refresh', {});
  }

  async goBack(): Promise<void> {
    await this.#post('/back', {});
  }

  async evaluate(expression: string): Promise<unknown> {
    // WebKit's own way of awaiting a promise loses the error's message.
    const script = `const done = arguments[0];
      (async () => (${expression}))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error?.stack && error.message ? error.message : error) }),
      );`;
    const answer = await this.#post('/execute/async', { script, args: [] });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async click({ x, y }: Point): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('/actions', { actions: [{ type: 'pointer', id: 'pointer', actions }] });
  }

  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
  }

  async bringToFront(): Promise<void> {
    const deadline = Date.now() + focusTimeoutMs;
    // Retry, because a window that is not visible yet cannot receive focus.
    while (
      !(await this.evaluate('webkit.messageHandlers.front.postMessage(0), document.hasFocus()'))
    ) {
      if (Date.now() > deadline) throw new Error('The window did not receive focus.');
      await pause(20);
    }
  }

  async close(): Promise<void> {
    await this.#session.sendTo(this.#window, 'DELETE', '/window');
  }

  #post(path: string, body: object): Promise<unknown> {
    return this.#session.sendTo(this.#window, 'POST', path, body);
  }
}

/** Returns true if a process is running. A zombie process counts as dead. */
function isAlive(pid: string): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
