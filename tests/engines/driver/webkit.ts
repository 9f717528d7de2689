import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Complaint, Tab } from './tab';
import { startSession, type WebDriverSession } from './webdriver';
import { killAll, startDriver } from './webkit-driver';
import { openWindow, WebKitTab } from './webkit-tab';

/** The program around WebKitGTK, and what it says of itself once it runs. */
const program = fileURLToPath(new URL('webkit-browser.js', import.meta.url));

/** What it says of code that a page asked for ahead, on a machine that takes seconds to run it. */
const slowPreload = /was preloaded using link preload but not used within a few seconds/;

interface Told {
  readonly address: string;
  readonly pid: number;
}

/** Starts WebKitGTK in a window on a screen that nobody sees. */
export async function startWebKit(profile: string): Promise<Browser> {
  const { child, address } = await startDriver();
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-webkit-'));
  try {
    const addressFile = join(folder, 'address');
    const session = await startSession(address, {
      'webkitgtk:browserOptions': {
        binary: 'gjs',
        args: ['-m', program, profile, addressFile],
      },
    });
    const told = JSON.parse(readFileSync(addressFile, 'utf8')) as Told;
    return new WebKitBrowser(child, session, told, folder);
  } catch (error) {
    await killAll(child);
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

class WebKitBrowser implements Browser {
  readonly #driver: ChildProcess;
  readonly #session: WebDriverSession;
  readonly #told: Told;
  readonly #folder: string;
  readonly #handles: string[] = [];
  #output = '';

  constructor(driver: ChildProcess, session: WebDriverSession, told: Told, folder: string) {
    this.#driver = driver;
    this.#session = session;
    this.#told = told;
    this.#folder = folder;
    for (const stream of [driver.stdout, driver.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
  }

  async newTab(): Promise<Tab> {
    const handle = await this.#newHandle();
    this.#handles.push(handle);
    const ask = (path: string, body: object) => this.#ask(path, body);
    const tab = new WebKitTab(this.#session, ask, handle, this.#handles.length - 1);
    await tab.resize({ width: 1280, height: 900 });
    return tab;
  }

  /** The first is there from the start. */
  async #newHandle(): Promise<string> {
    if (this.#handles.length === 0) return (await this.#session.send('GET', '/window')) as string;
    return openWindow(this.#session);
  }

  addInitScript = (script: string): Promise<void> => this.#ask('/init-script', { script });

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
    await this.#session.end();
    await untilGone(this.#told.pid);
    await this.kill();
  }

  async kill(): Promise<void> {
    await killAll(this.#driver);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ask(path: string, body: object): Promise<void> {
    const address = new URL(path, this.#told.address);
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    const problem = await answer.text();
    if (!answer.ok) throw new Error(`The window around WebKit refused ${path}: ${problem}`);
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(20);
}

/** What has ended, but that nobody has asked after, counts as gone. */
function isAlive(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return false;
  try {
    return !/\) Z /.test(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}
