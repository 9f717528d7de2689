import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium, sandboxArguments } from '../../../src/build/chromium';

export interface KillableBrowser {
  readonly context: BrowserContext;
  /** Ends it as a crash or a flat battery does. */
  kill(): Promise<void>;
}

/**
 * Starts a browser of its own on a profile, which it may have been killed on before.
 *
 * @param profile the folder where it keeps everything
 */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const args = [
    ...sandboxArguments,
    '--headless',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  // A process group of its own: what is found as Chromium may be a script that starts it.
  const child = spawn(ensureChromium(), args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const killGroup = () => {
    const isAlive = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isAlive) process.kill(-child.pid, 'SIGKILL');
  };
  // A test that runs out of time may not get as far as killing it.
  process.once('exit', killGroup);
  const kill = async () => {
    process.off('exit', killGroup);
    killGroup();
    await ended;
  };
  try {
    const address = await Promise.race([debuggingAddress(child.stderr), ended.then(() => '')]);
    if (address === '') throw new Error('The browser ended before it could be used.');
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window.');
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

function debuggingAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, address] = /^DevTools listening on (\S+)$/m.exec(output) ?? [];
      if (address) resolve(address);
    });
  });
}
