import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../src/build/sources';
import { projectFolder } from './server/support/start-server';
import { inFolder } from './support/rounds';
import { addSampleLanguage, sampleTag } from './support/sample-language';

/*
 * `npm run second-academy`: builds the site of a second academy from the same sources with other
 * names and a further language in `src/content`, and checks that no built file has the first
 * academy's names. Then it runs the type check, the tests of the new language's pages, and the tests of
 * the specification's routes and of offline use on it.
 */

const names: readonly (readonly [RegExp, string])[] = [
  [/Jambatan/g, 'Lighthouse'],
  [/jambatan/g, 'lighthouse'],
  [/JLA/g, 'LLA'],
  [/Kuala Lumpur/g, 'Port Sample'],
  [/Kuala_Lumpur/g, 'Singapore'],
  [/\bKL\b/g, 'PS'],
];
const firstNames = /[Jj]ambatan|[Kk]uala.[Ll]umpur|\b(?:JLA|KL)\b/;

await inFolder(async (folder) => {
  const copy = join(folder, 'site');
  mkdirSync(copy);
  for (const name of [...sources, 'package.json']) {
    cpSync(join(projectFolder, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'junction');
  cpSync(join(projectFolder, 'tests'), join(copy, 'tests'), { recursive: true });
  // The tests read the database by its name, which has the academy's prefix.
  for (const file of ['src/content', 'tests/browser', 'tests/faults'].flatMap((name) =>
    textFiles(join(copy, name)),
  )) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      names.reduce((changed, [name, by]) => changed.replaceAll(name, by), text),
    );
  }
  addSampleLanguage(join(copy, 'src/content'));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build'], { cwd: copy, encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}\n${build.stderr}`);

  for (const file of [join(copy, 'dist'), join(copy, 'dist-server')].flatMap(textFiles)) {
    const found = firstNames.exec(readFileSync(file, 'utf8'));
    if (!found) continue;
    const { index, input } = found;
    console.error(`${file} names the first academy: ${input.slice(index - 60, index + 60)}`);
    process.exitCode = 1;
  }

  const commands = [
    'npx tsc -p src && npx tsc -p src/server && npx tsc -p src/service-worker',
    `npx vitest run --project unit languages -t "the pages in ${sampleTag}"`,
    'npx playwright test --config=tests --project=browser navigation offline',
  ];
  for (const command of commands) {
    const { status } = spawnSync(command, {
      cwd: copy,
      stdio: 'inherit',
      env: { ...process.env, BUILT_SERVER: 'dist-server' },
      shell: true,
    });
    process.exitCode ||= status ?? 1;
  }
});

/** Lists the files in a folder and its subfolders that contain names as text. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|html|js|css|json|webmanifest|txt|xml)$/.test(name))
    .map((name) => join(folder, name));
}
