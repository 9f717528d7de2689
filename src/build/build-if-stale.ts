import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build is made from. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** What a build makes, each written anew by every build. */
const outputs = ['dist/index.html', 'dist-server/main.js', 'dist-server/enrolments.js'];

/** Builds site and server unless what stands there is newer than everything it is made from. */
const oldestOutput = Math.min(...outputs.map(modifiedAt));
const newestSource = Math.max(...sources.flatMap(filesBelow).map(modifiedAt));
if (oldestOutput < newestSource) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}

/** Milliseconds since 1970; 0 where there is no such file. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
}
