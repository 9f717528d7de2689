import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { projectFolder } from '../../server/support/start-server';

/** Maximum time until a new server responds, in milliseconds. */
const startPatience = 20_000;

export interface ServerProcess {
  /** Origin, without a trailing slash. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Kills the server without letting it shut down. */
  kill(): Promise<void>;
}

/**
 * Starts a server as in production, but with its log in a file, and waits for its first response.
 *
 * @param args arguments for Node.js
 */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-bench-'));
  const log = openSync(join(folder, 'log'), 'w');
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  closeSync(log);
  const exited = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begin > startPatience) {
      child.kill('SIGKILL');
      throw new Error(`The server did not respond:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
    }
    await delay(2);
  }
  return {
    url,
    process: child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts this project's built server. */
export function startBuiltServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  return startProcess(['dist-server/main.js'], { RATE_LIMIT: '1000000', ...env });
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
