import { siteLanguages } from '../../src/content/languages';
import { findSamples, findUnreviewed } from '../../src/build/samples';

/**
 * `npm run samples` lists the sample values that must be replaced before the site goes live, and the
 * languages that no native reader has signed off.
 */
const samples = findSamples();
for (const { file, line, text } of samples) console.log(`${file}:${line}: ${text}`);
console.log(`Sample values left: ${samples.length}`);
for (const language of findUnreviewed()) {
  console.log(
    `Not signed off by a native reader: ${siteLanguages[language].name} (src/content/${language})`,
  );
}
