import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags } from '../../../src/site/languages';
import { projectFolder } from '../../server/support/start-server';

/** A change to a source file: the first text is replaced by the second. */
type Edit = readonly [file: string, text: string, replacement: string];

/** The academy no longer offers course 5. */
const withoutCourse5: readonly Edit[] = [
  ['src/content/course-ids.ts', '[1, 2, 3, 4, 5, 6,', '[1, 2, 3, 4, 6,'],
  ['src/site/courses.ts', '.map(complete)', '.filter(({ id }) => id !== 5).map(complete)'],
];

export const addedField = 'Passport number';
export const addedFieldMissing = 'Enter the passport number.';

/** The form has one more field, which is required. */
const withAnotherField: readonly Edit[] = [
  ['src/enrolment/core/form.ts', "'phone', 'email']", "'phone', 'email', 'passport']"],
  ['src/enrolment/core/form.ts', "    email: '',", "    email: '', passport: '',"],
  [
    'src/enrolment/core/form-schema.ts',
    'email: emailAddress(),',
    'email: emailAddress(), passport: textLine(40),',
  ],
  ['src/enrolment/core/record-schema.ts', 'email: text,', 'email: text, passport: text,'],
  [
    'src/enrolment/wizard/steps.tsx',
    '<EmailField />',
    '<EmailField /><TextField name="passport" />',
  ],
  ...languageTags.flatMap((tag): Edit[] => {
    const file = `src/content/${tag}/enrolment.ts`;
    return [
      [file, '  fields: {', `  fields: { passport: { label: '${addedField}' },`],
      [file, '  problems: {', `  problems: { passport: { required: '${addedFieldMissing}' },`],
    ];
  }),
];

/** Builds a later release, whose content and form have changed, in an empty folder. */
export async function buildLaterRelease(folder: string): Promise<void> {
  for (const name of [
    'src',
    'public',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text, replacement] of [...withoutCourse5, ...withAnotherField]) {
    edit(join(folder, name), text, replacement);
  }
  const vite = join(projectFolder, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The later release could not be built.');
}

function edit(file: string, text: string, replacement: string): void {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not contain ${text}`);
  writeFileSync(file, source.replace(text, replacement));
}
