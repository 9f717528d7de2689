import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SiteLanguage } from '../../src/content/languages';
import { isFixed, loadWords, textsIn } from './support/words';

/** The headings of the tables of terms in the words' README. */
const headings = {
  العربية: 'ar',
  中文: 'zh',
  'Bahasa Melayu': 'ms',
} as const satisfies Record<string, SiteLanguage>;

interface Term {
  readonly english: string;
  readonly forms: readonly string[];
  /** Files whose translation may do without the term. */
  readonly exceptions: readonly string[];
}

const readme = readFileSync(new URL('../../src/content/README.md', import.meta.url), 'utf8');
const [, terms = ''] = readme.split('\n## Terms\n');
const [ofTerms = ''] = terms.split('\n## ');

/** Reads the rows of a table: the English term, the accepted forms, and any exceptions. */
function readTerms(heading: string): Term[] {
  const [, section = ''] = ofTerms.split(`\n### ${heading}\n`);
  const rows = section.split('\n### ')[0]?.match(/^\|.*\|$/gm) ?? [];
  return rows.slice(2).map((row) => {
    const [english = '', ...cells] = row.slice(1, -1).split('|');
    const [forms = [], exceptions = []] = cells.map(listItems);
    return { english: english.trim(), forms, exceptions };
  });
}

const listItems = (cell: string): string[] =>
  cell
    .split(' / ')
    .map((item) => item.trim().replaceAll('`', ''))
    .filter(Boolean);

const translated = Object.entries(headings).filter(([heading]) => readTerms(heading).length > 0);

test('the README has terms', () => {
  expect(translated).not.toEqual([]);
});

test.each(translated)('the translation into %s uses its terms', (heading, language) => {
  const translations = new Map(textsIn(loadWords(language)));
  const english = textsIn(loadWords('en')).filter(([place]) => !isFixed(place));
  const deviations: string[] = [];
  for (const { english: term, forms, exceptions } of readTerms(heading)) {
    const word = new RegExp(String.raw`\b${term}s?\b`, 'i');
    const places = english.filter(([, text]) => word.test(text)).map(([place]) => place);
    expect(places, `places of '${term}'`).not.toEqual([]);
    for (const place of places) {
      const text = translations.get(place)?.toLowerCase();
      const isException = exceptions.includes(place.split('/')[1] ?? '');
      if (text === undefined || isException) continue;
      if (!forms.some((form) => text.includes(form.toLowerCase())))
        deviations.push(`${term}: ${place}`);
    }
  }
  expect(deviations).toEqual([]);
});
