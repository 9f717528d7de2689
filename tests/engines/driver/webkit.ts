import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killGroup } from '../../support/kill-group';
import type { Complaint, StartBrowser, Tab } from './tab';
import { startDriver } from './webkit-driver';

/** The browser program that uses WebKitGTK. */
const program = fileURLToPath(new URL('webkit-browser.js', import.meta.url));

/** WebKit's warning when a slow machine takes seconds to run preloaded code. */
const slowPreload = /was preloaded using link preload but not used within a few seconds/;

/** Time limit for a window to receive focus, in milliseconds. */
const focusTimeoutMs = 10_000;

/** Starts WebKitGTK on a virtual display. */
export const startWebKit: StartBrowser = async (profile, script) => {
  const { child, address } = await startDriver();
  const kill = () => killGroup(child);
  const browserOptions = { binary: 'gjs', args: ['-m', program, profile, script] };
  const begun = await command('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  }).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  const session = `${address}/session/${(begun as { sessionId: string }).sessionId}`;
  const firstWindow = (await command('GET', `${session}/window`)) as string;

  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }

  let selected = '';
  let last: Promise<unknown> = Promise.resolve();
  /** Selects a window and sends it a command once all earlier commands have finished. */
  const sendTo =
    (window: string): Send =>
    (method, path, body) => {
      const sent = last.then(async () => {
        if (selected !== window) await command('POST', `${session}/window`, { handle: window });
        selected = window;
        return command(method, session + path, body);
      });
      last = sent.catch(() => undefined);
      return sent;
    };

  return {
    async newTab() {
      const opened = await sendTo(firstWindow)('POST', '/window/new', { type: 'tab' });
      const send = sendTo((opened as { handle: string }).handle);
      await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
      return createTab(send);
    },
    complaints: () =>
      [...output.matchAll(/CONSOLE (?:\S+ )?(ERROR|WARN) (.*)$/gm)]
        .map(([, level, text = '']): Complaint => {
          return { type: level === 'WARN' ? 'warning' : 'error', text };
        })
        .filter(({ text }) => !slowPreload.test(text)),
    kill,
  };
};

type Method = 'GET' | 'POST' | 'DELETE';
type Send = (method: Method, path: string, body?: object) => Promise<unknown>;

/**
 * Sends a WebDriver command (https://www.w3.org/TR/webdriver2/).
 *
 * @throws the error that the browser reports
 */
async function command(method: Method, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${address}: ${error} (${message})`);
}

function createTab(send: Send): Tab {
  const tab: Tab = {
    goto: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh', {})),
    goBack: async () => void (await send('POST', '/back', {})),
    async evaluate(expression) {
      // WebKit's own way of awaiting a promise loses the error's message.
      const script = `const done = arguments[0];
        (async () => (${expression}))().then(
          (value) => done({ value }),
          (error) => done({ error: String(error?.stack && error.message ? error.message : error) }),
        );`;
      const answer = await send('POST', '/execute/async', { script, args: [] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async click({ x, y }) {
      const actions = [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'pointer', actions }] });
    },
    async bringToFront() {
      const deadline = Date.now() + focusTimeoutMs;
      // Retry, because a window that is not visible yet cannot receive focus.
      const focus = 'webkit.messageHandlers.front.postMessage(0), document.hasFocus()';
      while (!(await tab.evaluate(focus))) {
        if (Date.now() > deadline) throw new Error('The window did not receive focus.');
        await pause(20);
      }
    },
    close: async () => void (await send('DELETE', '/window')),
  };
  return tab;
}
