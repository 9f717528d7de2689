import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesIn = (folder: string, extension: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name}`);

const readmes = ['README.md', ...filesIn('src', '.md'), ...filesIn('tests', '.md')];
const content = filesIn('src/content', '.ts').map((file) => readFileSync(file, 'utf8'));
const words = content.join('\n').replaceAll(String.raw`\'`, "'");

/** Matches a quotation. An apostrophe within a word neither starts nor ends a quotation. */
const quotation = /(?<!\w)'([^|]+?)'(?!\w)|‘([^|]+?)’(?!\w)|“([^|]+?)”/g;

/** Returns quotations of three or more words, split at placeholders like {course title}. */
function quotationsIn(markdown: string): string[] {
  const prose = markdown.replace(/```[^]*?```|`[^`]*`/g, '_').replaceAll(/\s+/g, ' ');
  return [...prose.matchAll(quotation)]
    .map(([, ...texts]) => texts.find(Boolean) ?? '')
    .filter((text) => text.split(' ').length >= 3)
    .flatMap((text) => text.split(/\{[^}]*\}/).filter(Boolean));
}

test.each(readmes)('%s quotes only text from src/content', (file) => {
  const missing = quotationsIn(readFileSync(file, 'utf8')).filter((text) => !words.includes(text));
  expect(missing).toEqual([]);
});
