import { spawn } from 'node:child_process';
import { once } from 'node:events';

let display: Promise<string> | undefined;

/**
 * Starts one virtual display for this process, for browsers that can't run headless. The display
 * stops when the process exits.
 *
 * @returns the value for the environment variable DISPLAY
 */
export function startDisplay(): Promise<string> {
  return (display ??= start());
}

async function start(): Promise<string> {
  const screen = ['-screen', '0', '2560x2560x24', '-nolisten', 'tcp'];
  // Xvfb chooses a free display number and reports it.
  const child = spawn('Xvfb', ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const [output] = (await Promise.race([
    once(child.stdio[3]!, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb exited before it was ready.');
    }),
  ])) as [Buffer];
  child.unref();
  return `:${output.toString().trim()}`;
}
