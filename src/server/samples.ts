/** Defined by the build. Undefined if the server runs from source. */
declare const SAMPLES: readonly string[] | undefined;
declare const UNREVIEWED: readonly string[] | undefined;

/** Places in `src/content` with values that must be replaced before the site opens. */
export const samples = typeof SAMPLES === 'undefined' ? [] : SAMPLES;

/** Folders in `src/content` with translations that no native speaker has signed off. */
export const unreviewed = typeof UNREVIEWED === 'undefined' ? [] : UNREVIEWED;

export const samplesSummary = [
  `Sample values left on the site: ${samples.length}.`,
  `Translations that no native speaker has signed off: ${unreviewed.length}.`,
].join(' ');
