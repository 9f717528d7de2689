import { execFile, execFileSync, spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { asRoot } from '../../support/as-root';
import { freePort } from '../../support/free-port';

/**
 * Starts a private PostgreSQL server on a free port, with password authentication as in production,
 * and its data in a temporary folder. If the calling process is killed, the server stops and its
 * data is deleted.
 *
 * @param options.durable true to write commits to disk, as in production; false, the default, is
 *   faster
 * @throws an error with instructions if PostgreSQL can't be found or installed
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = ensurePostgres();
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const as = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const options = `--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-sync`;
  const paths = [`--pgdata=${data}`, `--pwfile=${passwordFile}`];
  await promisify(execFile)(join(programs, 'initdb'), [...options.split(' '), ...paths], as);
  rmSync(passwordFile);

  const port = await freePort();
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
  const run = () => runServer([join(programs, 'postgres'), '-D', data, ...args], as);
  let stop: (() => Promise<void>) | undefined = await run();
  /** Stops the server immediately, as a crash would. */
  const kill = async () => {
    await stop?.();
    stop = undefined;
  };
  return {
    /** The superuser's URL, including the password. */
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    kill,
    /** Restarts the server, at the same address and with the same data. */
    start: async () => {
      stop ??= await run();
    },
    /** Stops the server, if it is running, and deletes its data. */
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Returns the folder that contains `postgres` and `initdb`. Searches PATH first, then Debian's
 * versions, newest first. If neither has them, installs Debian's package.
 *
 * @throws an error with instructions if PostgreSQL can't be found or installed
 */
function ensurePostgres(): string {
  const found = findPostgres() ?? (installPostgres() ? findPostgres() : undefined);
  if (found) return found;
  throw new Error(
    'No PostgreSQL server was found, and none could be installed. Install one, add the folder ' +
      "with 'postgres' and 'initdb' to PATH, and try again.",
  );
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const debians = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'));
  return [...(process.env.PATH ?? '').split(delimiter), ...debians]
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

function installPostgres(): boolean {
  console.log('No PostgreSQL server was found. Installing Debian’s package…');
  const noCluster = ['/etc/postgresql-common/createcluster.conf', 'set', 'create_main_cluster'];
  return (
    asRoot('apt-get', 'update') &&
    // Otherwise, the server's package would create and start a database cluster.
    asRoot('apt-get', 'install', '--yes', 'postgresql-common') &&
    asRoot('pg_conftool', ...noCluster, 'off') &&
    asRoot('apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql')
  );
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());

/**
 * Shell script that stops the server when the caller writes a word to the script's stdin. If the
 * caller is killed, stdin closes without a word, and the script also deletes the data.
 */
const guardian = '"$@" & read -r word; kill -s QUIT $!; wait $!; [ "$word" ] || rm -r "$PWD"';

/**
 * Runs the server and waits until it accepts connections.
 *
 * @returns a function that stops the server
 */
async function runServer(command: readonly string[], as: SpawnOptionsWithoutStdio) {
  const shell = spawn('/bin/sh', ['-c', guardian, 'sh', ...command], as);
  const stop = async () => {
    const exited = once(shell, 'exit');
    shell.stdin.end('end\n');
    await exited;
  };
  let log = '';
  for await (const text of shell.stderr.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    log += text;
    if (log.includes('ready to accept connections')) break;
    // A connection that is refused during recovery does not mean that the start failed.
    if (!/FATAL: {2}(?!the database system is)|^sh: /m.test(log)) continue;
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`);
  }
  // An unread pipe would eventually block the server.
  shell.stderr.resume();
  return stop;
}

/**
 * Creates an empty database owned by a new user.
 *
 * @param adminUrl a superuser's URL
 * @returns the new user's URL, whose password contains characters that must be encoded in a URL
 */
export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `enrolments_${randomBytes(6).toString('hex')}`;
  const password = `p@ss/word:${name}`;
  await query(adminUrl, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`);
  await query(adminUrl, `CREATE DATABASE ${name} OWNER ${name}`);
  return withParts(adminUrl, { username: name, password, pathname: `/${name}` });
}

/** Returns a URL with some of its parts replaced. */
export const withParts = (
  url: string,
  parts: Partial<Pick<URL, 'username' | 'password' | 'pathname'>>,
): string => Object.assign(new URL(url), parts).href;

/** Runs statements directly on the database. */
export async function query<Row extends QueryResultRow>(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Reads the stored rows directly from the database, in order of arrival. */
export const postgresRows = (url: string): Promise<Record<string, unknown>[]> =>
  query(url, 'SELECT * FROM enrolments ORDER BY id');

/** Locks the enrolments as another program might, and returns a function that releases the lock. */
export async function lockEnrolments(url: string): Promise<() => Promise<void>> {
  const client = new Client(url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE enrolments IN ACCESS EXCLUSIVE MODE');
  return () => client.end();
}
