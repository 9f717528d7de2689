import type { Rolldown } from 'vite';

/** Code that only some visits need. It has files of its own, which load when it is needed. */
const onDemand =
  /\/(?:framer-motion|motion-dom|motion-utils|uqr|react-hook-form|@hookform)\/|\/ui\/sliding/;

/** What every page shows or does. The rest is in the page's file and in the entry. */
const site =
  /\/src\/(?:content\/(?!country-aliases)|site|styles|ui|pages\/shared|pwa|enrolment\/(?:core\/(?!form-schema|request\.|countries)|client|status|[^/]+$)|app\/layout\/language)/;

/** The files that every page loads besides its own code and the entry, whose name changes often. */
const files = [
  // Only a dialog needs these words.
  { name: 'words-transfer', test: /\/content\/[a-z]{2}\/transfer\./ },
  // Only one page needs these words.
  { name: 'words-certificate', test: /\/content\/[a-z]{2}\/certificate\./ },
  { name: 'words-all', test: /\/content\/[a-z]{2}\/|\?words$/ },
  {
    name: 'libraries',
    test: /\/node_modules\/(?!i18n-iso-countries)|vite\/preload-helper/,
  },
  { name: 'site', test: site },
];

/** Groups modules into chunks. The first group that matches a module wins. */
export const chunks = (): Rolldown.CodeSplittingGroup[] =>
  files.map(({ name, test }, index, { length }) => ({
    name,
    test: (id) => test.test(id) && !onDemand.test(id),
    priority: length - index,
    includeDependenciesRecursively: false,
  }));
