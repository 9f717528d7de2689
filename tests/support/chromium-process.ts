import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { sandboxArguments } from '../../src/build/chromium';

interface Process {
  /** Ends it as a visitor does: what it keeps is written. */
  close(): Promise<void>;
  /** Ends it as a crash or a flat battery does. */
  kill(): Promise<void>;
}

interface ListeningChromium extends Process {
  /** Where its DevTools listen: a WebSocket's address. */
  readonly address: string;
}

export interface PipedChromium extends Process {
  /** Commands go in, answers and events come out: JSON, each ended by a zero byte. */
  readonly commands: Writable;
  readonly answers: Readable;
}

const commonArguments: readonly string[] = [
  ...sandboxArguments,
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
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
  const { child, ended, ...ending } = start(executable, profile, '--remote-debugging-port=0');
  const address = await Promise.race([debuggingAddress(child), ended.then(() => '')]);
  if (address !== '') return { address, ...ending };
  await ending.kill();
  throw new Error('The browser ended before it could be used.');
}

/** The same, with DevTools that talk over pipes. */
export function startPipedChromium(executable: string, profile: string): PipedChromium {
  const { child, ended: _, ...ending } = start(executable, profile, '--remote-debugging-pipe');
  const [commands, answers] = [child.stdio[3], child.stdio[4]];
  return { commands: commands as Writable, answers: answers as Readable, ...ending };
}

function start(executable: string, profile: string, debugging: string) {
  const args = [...commonArguments, `--user-data-dir=${profile}`, debugging, 'about:blank'];
  // A process group of its own: what is found as Chromium may be a script that starts it.
  const child = spawn(executable, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
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
