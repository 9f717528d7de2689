import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sources } from './sources.ts';

const outputFolders = ['dist', 'dist-server'];
const stampFile = 'dist-server/build-stamp.json';

const stampSchema = z.object({
  /** Hash of all build inputs. */
  madeFrom: z.string(),
  /** Every file in the output folders. */
  files: z.array(z.string()),
});

/** Builds the site and the server, unless the existing build was made from the current sources. */
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
    // There is no build, or the last one failed.
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

/** Returns the file itself, or all files in the folder and its subfolders. */
function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile());
}
