import { findSamples } from '../../src/build/samples';

/** `npm run samples` lists the sample values that must be replaced before the site goes live. */
const samples = findSamples();
for (const { file, line, text } of samples) console.log(`${file}:${line}: ${text}`);
console.log(`Sample values left: ${samples.length}`);
