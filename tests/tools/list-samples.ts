import { readFileSync } from 'node:fs';
import { siteLanguages } from '../../src/content/languages';
import { languageTags } from '../../src/site/languages';
import { findSamples } from '../../src/build/samples';

/**
 * `npm run samples` lists the sample values that must be replaced before the site goes live, and
 * the languages that no native speaker has signed off.
 */
const samples = findSamples();
for (const { file, line, text } of samples) console.log(`${file}:${line}: ${text}`);
console.log(`Sample values left: ${samples.length}`);
for (const language of languageTags) {
  const file = `src/content/${language}/language.ts`;
  if (!/reviewedBy[^=]*= null/.test(readFileSync(file, 'utf8'))) continue;
  console.log(
    `Not signed off by a native speaker: ${siteLanguages[language].name} (src/content/${language})`,
  );
}
