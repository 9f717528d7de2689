import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { SiteLanguage } from '../../src/content/languages';
import { languageTags } from '../../src/site/languages';
import { hashTexts, record, type Records } from './translation-records';

/*
 * `npm run translated` records which English text each translation was made from, and fails if the
 * English was changed but a translation was not. `npm run translated -- ar help` confirms that the
 * Arabic in help.ts is right as it is; `ar help/help/heroIntro` confirms one text. With `--check`,
 * as in `npm run lint`, it records nothing, and fails if something is not recorded.
 */

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

async function load(tag: SiteLanguage): Promise<ReadonlyMap<string, string>> {
  const names = readdirSync(`${content}/${tag}`).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(
    names.map(async (name) =>
      hashTexts(await import(`../../${content}/${tag}/${name}`), name.replace('.ts', '')),
    ),
  );
  return new Map(texts.flat());
}
