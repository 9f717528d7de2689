import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Returns true once a process has ended. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/**
 * Kills a process that leads a group, and all processes of this group, as a crash or a flat battery
 * would. Does nothing if the process has already ended.
 */
export async function killGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined || hasEnded(leader)) return;
  const ended = once(leader, 'exit');
  process.kill(-leader.pid, 'SIGKILL');
  await ended;
}
