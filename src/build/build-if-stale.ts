import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sources } from './sources.ts';

const outputFolders = ['dist', 'dist-server'];
const stampFile = 'dist-server/build-stamp.json';

const stampSchema = z.object({
  /** Hash of everything that the build was made from. */
  madeFrom: z.string(),
  /** Every file that it made. */
  files: z.array(z.string()),
});

/** Builds site and server, unless what stands there was made from just what is here now. */
const madeFrom = hashOfSources();
if (!isFresh()) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) {
    const files = outputFolders.flatMap(filesBelow);
    writeFileSync(
      stampFile,
      JSON.stringify({ madeFrom, files } satisfies z.infer<typeof stampSchema>),
    );
  }
  process.exitCode = status ?? 1;
}

function isFresh(): boolean {
  try {
    const stamp = stampSchema.parse(JSON.parse(readFileSync(stampFile, 'utf8')));
    return stamp.madeFrom === madeFrom && stamp.files.every((file) => existsSync(file));
  } catch {
    // Never built, or not to the end.
    return false;
  }
}

function hashOfSources(): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const settingFiles = readdirSync('.').filter((name) => name.startsWith('.env'));
  const hash = createHash('sha256').update(JSON.stringify(settings.toSorted()));
  for (const file of [...sources, ...settingFiles].flatMap(filesBelow).toSorted()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** The file itself, or all files in the folder and below. */
function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());
}
