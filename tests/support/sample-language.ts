import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Tag of the sample language. It is Esperanto's: a valid tag that no language of the site uses. */
export const sampleTag = 'eo';

/** Marks each text of the sample language. */
const mark = '·';

/** Properties whose values are not words, as in `src/content/words.ts`, or stay as in English. */
const fixed =
  /^(?:id|href|lang|language|image|src|picture|shape|path|cardsId|keptFromEnglish|reviewedBy)$/;

/**
 * Adds a generated language to a copy of the site: a folder with the English words, each text
 * marked, and an entry in the list of languages.
 *
 * @param content the copy's `src/content`
 */
export function addSampleLanguage(content: string): void {
  const folder = join(content, sampleTag);
  mkdirSync(folder);
  for (const name of readdirSync(join(content, 'en'))) {
    const text = readFileSync(join(content, 'en', name), 'utf8');
    // The English notice comes without a translation. The others are the same in every language.
    writeFileSync(join(folder, name), name.includes('-versions') ? text : marked(text));
  }
  const list = join(content, 'languages.ts');
  const end = '} as const satisfies';
  const entry = `${sampleTag}: {
    name: 'Sample',
    direction: 'ltr',
    isLatin: true,
    prefix: '/${sampleTag}',
    locale: 'en-GB',
    openGraph: '${sampleTag}',
    offer: { text: 'Sample?', accept: 'Sample', decline: 'No sample' },
  },
`;
  writeFileSync(list, readFileSync(list, 'utf8').replace(end, entry + end));
}

/** Marks the texts in the source code of a file with words. */
function marked(source: string): string {
  const offsets: number[] = [];
  visit(parseSync('words.ts', source).program, (offset) => offsets.push(offset));
  return offsets
    .toReversed()
    .reduce((text, offset) => text.slice(0, offset) + mark + text.slice(offset), source)
    .replace("language: SiteLanguage = 'en'", `language: SiteLanguage = '${sampleTag}'`);
}

/** A node of a syntax tree, or a list, value or property of one. */
type Syntax = Readonly<Record<string, unknown>>;

/** Calls `found` with the offset of the first character of each text, in order. */
function visit(syntax: unknown, found: (offset: number) => void): void {
  if (typeof syntax !== 'object' || syntax === null) return;
  const node = syntax as Syntax;
  if (isNotWords(node)) return;
  const isText =
    node.type === 'TemplateLiteral' ||
    (typeof node.value === 'string' && /[a-z]{2}/i.test(node.value));
  if (isText) return found(Number(node.start) + 1);
  for (const [name, part] of Object.entries(node)) {
    // Skip property names and the values of `case`.
    if (name !== 'key' && name !== 'test') visit(part, found);
  }
}

function isNotWords({ type, key, id }: Syntax): boolean {
  const name = ((key ?? id) as Syntax | undefined)?.name;
  // Skip comparisons and formatter options.
  return (
    /^(?:TS(?!As|Satisfies)|Import|Binary|Member|New)/.test(String(type)) ||
    fixed.test(String(name))
  );
}
