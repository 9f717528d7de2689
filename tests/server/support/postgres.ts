import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../support/free-port';
import { createDatabase } from './postgres-database';
import { ensurePostgres } from './postgres-install';

const superuser = 'postgres';

/** A PostgreSQL server of one's own, on this machine alone, with passwords as in earnest. */
export interface PostgresServer {
  /** The superuser's address, with its password. */
  readonly url: string;
  /** Makes an empty database with a user who owns it, and returns that user's address. */
  createDatabase(): Promise<string>;
  /** Ends it as an operator does: open connections are closed. */
  stop(): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again, at the same address with the same data. */
  start(): Promise<void>;
  /** Ends it, if it still runs, and deletes its data. */
  remove(): Promise<void>;
}

interface Options {
  /** Whether what is committed is on disk, as in earnest; otherwise it is faster. */
  readonly durable?: boolean;
}

/**
 * Starts a PostgreSQL on a free port, with its data in a temporary folder. It also ends, and its
 * data go, when the process that started it is killed.
 *
 * @throws an error that says in one sentence what to do where there is no PostgreSQL
 */
export async function startPostgres({ durable = false }: Options = {}): Promise<PostgresServer> {
  const programs = ensurePostgres();
  const account = accountFor(process.getuid?.());
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const as = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const password = randomUUID();
  await initialise(join(programs, 'initdb'), data, password, as);

  const start = async (port: number) => {
    const onOff = durable ? 'on' : 'off';
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      fsync: onOff,
      full_page_writes: onOff,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return run([join(programs, 'postgres'), '-D', data, ...args], as);
  };

  const port = await freePort();
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  let running: Running | undefined = await start(port);
  const end = async (signal: 'INT' | 'QUIT') => {
    await running?.end(signal);
    running = undefined;
  };
  return {
    url,
    createDatabase: () => createDatabase(url),
    stop: () => end('INT'),
    kill: () => end('QUIT'),
    start: async () => {
      running ??= await start(port);
    },
    remove: async () => {
      await end('QUIT');
      rmSync(folder, { recursive: true });
    },
  };
}

interface Surroundings {
  readonly uid?: number;
  readonly gid?: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** PostgreSQL refuses to run as root: there, another user does it. */
function accountFor(user: number | undefined): { uid: number; gid: number } | undefined {
  if (user !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function initialise(
  initdb: string,
  data: string,
  password: string,
  as: Surroundings,
): Promise<void> {
  const passwordFile = join(as.cwd, 'password');
  writeFileSync(passwordFile, password);
  const options = {
    pgdata: data,
    username: superuser,
    pwfile: passwordFile,
    auth: 'scram-sha-256',
    encoding: 'UTF8',
    locale: 'C',
  };
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  await promisify(execFile)(initdb, [...args, '--no-sync'], as);
  rmSync(passwordFile);
}

interface Running {
  end(signal: 'INT' | 'QUIT'): Promise<void>;
}

/**
 * The shell passes on the signal that it is told. If its input ends without one, whoever started
 * it is gone.
 */
const guardian =
  '"$@" & read -r signal; kill -s "${signal:-QUIT}" $!; wait $!; [ "$signal" ] || rm -r "$PWD"';

/** Runs the server, and waits until it takes connections. */
async function run(command: readonly string[], as: Surroundings): Promise<Running> {
  const shell = spawn('/bin/sh', ['-c', guardian, 'sh', ...command], as);
  const end = async (signal: 'INT' | 'QUIT') => {
    const exited = once(shell, 'exit');
    shell.stdin.end(`${signal}\n`);
    await exited;
  };
  try {
    await readiness(shell);
  } catch (error) {
    await end('QUIT');
    throw error;
  }
  return { end };
}

async function readiness({ stderr }: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
      // Who knocks while it recovers is refused, which is no failed start.
      if (/FATAL: {2}(?!the database system is)|^sh: /m.test(log))
        reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });
  // Whoever does not read on would stop it in the end.
  stderr?.removeAllListeners('data').resume();
}
