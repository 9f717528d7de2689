import { execFileSync } from 'node:child_process';

/**
 * Runs a command with root's rights, without its output: apt-get and the like, which ask nothing.
 *
 * @returns whether it succeeded
 */
export function asRoot(...words: readonly string[]): boolean {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command = '', ...args] = [...root, ...words];
  return succeeds(command, args);
}

/** Runs a command without its output, and tells whether it succeeded. */
export function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
