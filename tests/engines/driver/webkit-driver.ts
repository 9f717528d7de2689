import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { hasEnded, killGroup } from '../../support/kill-group';
import { startDisplay } from './display';

interface Driver {
  readonly child: ChildProcess;
  /** The driver's origin, without a trailing slash. */
  readonly address: string;
}

/** Starts WebKitWebDriver in a process group of its own, which includes its child processes. */
export async function startDriver(): Promise<Driver> {
  const env = {
    ...process.env,
    DISPLAY: await startDisplay(),
    // With the sandbox, the driver refuses to run as root, the default user in containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  for (;;) {
    const port = await freePort();
    const child = spawn('WebKitWebDriver', [`--port=${port}`], {
      env,
      detached: true,
      // Whether console messages go to stdout or stderr depends on the version.
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // The caller may exit without closing the driver.
    const end = () => void killGroup(child);
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const address = `http://127.0.0.1:${port}`;
    if (await listens(child, address)) return { child, address };
    // Another process has taken the port in the meantime, so try another port.
  }
}

async function listens(driver: ChildProcess, address: string): Promise<boolean> {
  while (!hasEnded(driver)) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    // If another driver has taken the port, it responds slightly before this driver exits.
    if (answer) await pause(50);
    if (answer && !hasEnded(driver)) return true;
    await pause(20);
  }
  return false;
}
