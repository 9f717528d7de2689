import { spawn } from 'node:child_process';
import { once } from 'node:events';

let display: Promise<string> | undefined;

/**
 * Starts a screen that nobody sees, for browsers that can't do without one; one for this process,
 * which ends with it.
 *
 * @returns what goes into the variable DISPLAY
 */
export function startDisplay(): Promise<string> {
  return (display ??= start());
}

async function start(): Promise<string> {
  const screen = ['-screen', '0', '2560x2560x24', '-nolisten', 'tcp'];
  // It looks for a free number by itself, and tells it.
  const child = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [told] = (await Promise.race([
    once(child.stdio[3]!, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb ended before it could be used.');
    }),
  ])) as [Buffer];
  child.unref();
  return `:${told.toString().trim()}`;
}
