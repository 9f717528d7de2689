import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sandboxArguments } from '../../src/build/chromium';

interface ListeningChromium {
  /** Where its DevTools listen: a WebSocket's address. */
  readonly address: string;
  /** Ends it as a visitor does: what it keeps is written. */
  close(): Promise<void>;
  /** Ends it as a crash or a flat battery does. */
  kill(): Promise<void>;
}

const commonArguments: readonly string[] = [
  ...sandboxArguments,
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/**
 * Starts a Chromium without a window, whose DevTools listen at an address.
 *
 * @param executable which one
 * @param profile the folder where it keeps everything, and may have kept something already
 */
export async function startChromium(
  executable: string,
  profile: string,
): Promise<ListeningChromium> {
  const { child, ended, ...ending } = start(executable, profile);
  const address = await Promise.race([debuggingAddress(child), ended.then(() => '')]);
  if (address !== '') return { address, ...ending };
  await ending.kill();
  throw new Error('The browser ended before it could be used.');
}

function start(executable: string, profile: string) {
  const args = [...commonArguments, `--user-data-dir=${profile}`, 'about:blank'];
  // A process group of its own: what is found as Chromium may be a script that starts it.
  const child = spawn(executable, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const signalGroup = (signal: NodeJS.Signals) => {
    const isAlive = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && isAlive) process.kill(-child.pid, signal);
  };
  const killGroup = () => signalGroup('SIGKILL');
  // Whoever started it may not get as far as ending it.
  process.once('exit', killGroup);
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killGroup);
    signalGroup(signal);
    await ended;
  };
  return { child, ended, close: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, address] = /^DevTools listening on (\S+)$/m.exec(output) ?? [];
      if (address) resolve(address);
    });
  });
}
