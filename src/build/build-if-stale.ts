import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that the build reads, in addition to `.env` files and `VITE_` settings. */
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
] as const;

/** Contains a hash of all build inputs. Each build deletes this file first. */
const stampFile = 'dist/.build-stamp';

const madeFrom = hashOfSources();
const isFresh =
  existsSync('dist-server/main.js') &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === madeFrom;
if (!isFresh) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stampFile, madeFrom);
  process.exitCode = status ?? 1;
}

function hashOfSources(): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(JSON.stringify(settings.toSorted()));
  const settingFiles = readdirSync('.').filter((name) => name.startsWith('.env'));
  const files = [...sources, ...settingFiles].flatMap((path) =>
    statSync(path).isFile()
      ? path
      : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
  );
  for (const file of files.filter((path) => statSync(path).isFile()).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
