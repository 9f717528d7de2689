/**
 * Cuts Fraunces down to what the site's headings use: `src/styles/fonts/fraunces.woff2`. Run it with
 * `npm run fonts`; what it writes is committed, so no build depends on it.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { headingCharacters } from './heading-characters';

const source = (file: string) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/fraunces/${file}`);
const folder = new URL('../../styles/fonts/', import.meta.url);

/** The weights of the light and of the dark theme lie between; each hundred takes two kilobytes. */
const weights = { min: 500, max: 600 };
/** Its cut for 72 points, softest corners, plain letters: warm in a title, even in a small heading. */
const drawing = { opsz: 72, SOFT: 100, WONK: 0 };

const font = await subsetFont(
  await readFile(source('files/fraunces-latin-full-normal.woff2')),
  headingCharacters,
  { targetFormat: 'woff2', variationAxes: { ...drawing, wght: weights }, noLayoutClosure: true },
);
await mkdir(folder, { recursive: true });
await writeFile(new URL('fraunces.woff2', folder), font);
// Its licence asks to go wherever the font goes.
await copyFile(source('LICENSE'), new URL('OFL.txt', folder));
