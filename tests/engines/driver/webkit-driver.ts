import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { startDisplay } from './display';

interface Driver {
  readonly child: ChildProcess;
  /** Where it listens, without a slash at the end. */
  readonly address: string;
}

/** Starts WebKitWebDriver; what it starts in its turn is of its process group. */
export async function startDriver(): Promise<Driver> {
  const env = {
    ...process.env,
    DISPLAY: await startDisplay(),
    // Containers run as root, for whom it does not start.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  for (;;) {
    const port = await freePort();
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env,
      detached: true,
      // Of the streams that documents' consoles go to, versions differ in which.
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Whoever started it may not get as far as ending it.
    const end = () => void killGroup(child);
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const address = `http://127.0.0.1:${port}`;
    if (await listens(child, address)) return { child, address };
    // Another took the port in between.
  }
}

/** Ends it and all that it started. */
export async function killAll(driver: ChildProcess): Promise<void> {
  if (hasEnded(driver)) return;
  const ended = once(driver, 'exit');
  killGroup(driver);
  await ended;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

function killGroup(driver: ChildProcess): void {
  if (driver.pid !== undefined && !hasEnded(driver)) process.kill(-driver.pid, 'SIGKILL');
}

async function listens(driver: ChildProcess, address: string): Promise<boolean> {
  while (!hasEnded(driver)) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    // One who does not get the port ends a little later than another would answer there.
    if (answer) await pause(50);
    if (answer && !hasEnded(driver)) return true;
    await pause(20);
  }
  return false;
}
