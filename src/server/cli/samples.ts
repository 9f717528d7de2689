import { samples, samplesSummary, unreviewed } from '../samples';

/** Lists what must be replaced or signed off before the site opens, as of the last build. */
for (const place of samples) console.log(place);
for (const folder of unreviewed) console.log(`Not signed off by a native speaker: ${folder}`);
console.log(samplesSummary);
