import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { asRoot } from '../../../src/build/as-root';

/** Where Debian keeps its versions side by side, none of them in PATH. */
const debianFolder = '/usr/lib/postgresql';

/**
 * The folder with `postgres` and `initdb`: of a server in PATH, else of Debian's newest, else of
 * Debian's package, installed for the purpose.
 *
 * @throws an error that says in one sentence what to do where there is none
 */
export function ensurePostgres(): string {
  const found = findPostgres() ?? (installDebians() ? findPostgres() : undefined);
  if (found) return found;
  throw new Error(
    'No PostgreSQL server was found and none could be installed: install one and try again, ' +
      "with the folder of 'postgres' and 'initdb' in PATH.",
  );
}

function findPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debians = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...inPath, ...debians].find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))),
  );
}

function installDebians(): boolean {
  console.log('No PostgreSQL server found: installing the package of Debian …');
  const noCluster = ['/etc/postgresql-common/createcluster.conf', 'set', 'create_main_cluster'];
  return (
    asRoot('apt-get', 'update') &&
    // The server's package would set up a database for the machine, and start it.
    asRoot('apt-get', 'install', '--yes', 'postgresql-common') &&
    asRoot('pg_conftool', ...noCluster, 'off') &&
    asRoot('apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql')
  );
}
