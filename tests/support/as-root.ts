import { execFileSync } from 'node:child_process';

/**
 * Runs a non-interactive command, such as apt-get, as root. Discards its output.
 *
 * @returns true if the command succeeded
 */
export function asRoot(...words: readonly string[]): boolean {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command = '', ...args] = [...root, ...words];
  return succeeds(command, args);
}

/** Runs a command and discards its output. Returns true if the command succeeded. */
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
