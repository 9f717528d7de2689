import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SiteLanguage } from '../../src/content/languages';
import { languageTags } from '../../src/site/languages';

/*
 * `npm run translated` records which English text each translation was made from, and fails if the
 * English was changed but a translation was not. `npm run translated -- ar help` confirms that the
 * Arabic in help.ts is right as it is; `ar help/help/heroIntro` confirms one text. With `--check`,
 * as in `npm run lint`, it records nothing, and fails if something is not recorded.
 */

/** The place of each text, and a hash of the text there. */
type Texts = ReadonlyMap<string, string>;

/** The hashes of the English text and of the translation that was made from it, by place. */
type Records = Readonly<Record<string, string>>;

const content = 'src/content';
const [language, confirmed = ''] = process.argv.slice(2).filter((each) => each !== '--check');
const isCheck = process.argv.includes('--check');

const english = await load('en');
for (const tag of languageTags.filter((each) => each !== 'en')) {
  const file = `${content}/${tag}/translated-from.json`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const { records, outdated } = record(
    JSON.parse(before) as Records,
    english,
    await load(tag),
    (place) => tag === language && confirmed !== '' && `${place}/`.startsWith(`${confirmed}/`),
  );
  const after = `${JSON.stringify(records, null, 2)}\n`;
  for (const place of outdated) {
    console.log(`${tag} ${place}: the English has changed. Translate it again, or confirm it:`);
    console.log(`  npm run translated -- ${tag} ${place}`);
  }
  if (!isCheck) writeFileSync(file, after);
  else if (after !== before) console.log(`${file} is outdated. Run: npm run translated`);
  if (outdated.length > 0 || (isCheck && after !== before)) process.exitCode = 1;
}

async function load(tag: SiteLanguage): Promise<Texts> {
  const names = readdirSync(`${content}/${tag}`).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(
    names.map(async (name) =>
      hashTexts(await import(`../../${content}/${tag}/${name}`), name.replace('.ts', '')),
    ),
  );
  return new Map(texts.flat());
}

/** Lists the texts of a language's files. Functions are compared by their source. */
function hashTexts(value: unknown, place: string): [place: string, hash: string][] {
  if (typeof value === 'string' || typeof value === 'function') {
    return [[place, createHash('sha256').update(String(value)).digest('hex').slice(0, 8)]];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => hashTexts(part, `${place}/${key}`));
}

/**
 * Records which English text each translation was made from. A translation that stayed the same
 * while its English changed keeps its record, and is listed as outdated.
 *
 * @param isConfirmed returns true for translations that are right although they stayed the same
 */
function record(
  before: Records,
  originals: Texts,
  translation: Texts,
  isConfirmed: (place: string) => boolean,
): { readonly records: Records; readonly outdated: readonly string[] } {
  const outdated: string[] = [];
  const records = [...originals].map(([place, original]) => {
    const now = `${original} ${translation.get(place)}`;
    const then = before[place] ?? now;
    const [originalThen, translationThen] = then.split(' ');
    const isOutdated = originalThen !== original && translationThen === translation.get(place);
    if (!isOutdated || isConfirmed(place)) return [place, now];
    outdated.push(place);
    return [place, then];
  });
  return { records: Object.fromEntries(records), outdated };
}
