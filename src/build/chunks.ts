import type { Rolldown } from 'vite';

const entryPoints = {
  entry: /\/src\/app\/main\.tsx$/,
  page: /\/src\/pages\/([^/]+)\/[^/]+-page\.tsx$/,
  /** Modules that every page loads once the page is usable. */
  late: /\/(?:status\/site-status|pwa\/service-worker-notices|layout\/(?:language-offer|lazy-images))\.tsx?$/,
};

const ours = /\/src\/|\/node_modules\/idb-keyval\//;
/** Words in the language of the pages. */
const words = /\/src\/content\/[a-z]{2}\//;
/**
 * The longest texts, which the home page, the catalogue, the course pages and the enrolment pages
 * need.
 */
const courses =
  /\/src\/(?:content\/..\/(?:(?:english|mandarin)-courses|educators)|site\/courses)\.ts$/;
/**
 * Small modules that most pages need. They share a chunk, because each extra file costs time on a
 * slow processor.
 */
const common =
  /\/src\/(?:styles\/|ui\/(?!sliding)|pages\/shared\/(?!contact)|app\/layout\/languages\.tsx$|site\/period-text\.ts$|content\/..\/(?:messages|accreditations|periods)\.ts$|site\/calendar\.ts$)/;
/**
 * Code that accesses the device's database. It loads after the page's first scripts, except on the
 * enrolment pages.
 */
const database =
  /\/src\/enrolment\/(?:core\/(?:key-value-store|page-lifecycle)|client\/page-store)\.ts$|\/idb-keyval\//;
/** Code for data stored on the device. The enrolment pages use some of it too. */
const deviceModules = /\/src\/enrolment\/|\/node_modules\/idb-keyval\//;

/**
 * Groups modules into chunks. By default, the bundler creates a chunk for every set of pages that
 * share a module. Most of these chunks would be tiny, compress badly and wait for each other.
 *
 * Code that seldom changes is separate from code that changes often, so that a visit after an
 * update downloads little. A file's name changes with its content, and the content includes the
 * names of imported files. The entry names the files of all pages, so its own name changes often.
 * For this reason, no other chunk imports it.
 */
export function chunks(): Rolldown.CodeSplittingGroup[] {
  return [
    {
      // Every page needs this chunk. It changes only with the dependencies.
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/,
    },
    { name: 'form', test: /\/node_modules\/react-hook-form\// },
    { name: 'checks', test: /\/node_modules\/zod\// },
    {
      // Assign each dependency to a chunk according to its own importers.
      includeDependenciesRecursively: false,
      test: ours,
      name(id, context) {
        // The words' own copies of facts (see page-words.ts) share one chunk, because many pages
        // use the same facts.
        if (id.endsWith('?words')) return 'words-site';
        if (words.test(id)) return `words-${chunkFor(id, context) ?? nameByPages(id, context)}`;
        return chunkFor(id, context);
      },
    },
  ];
}

/**
 * Returns the name of a module's chunk, or null to leave the choice to the bundler. Words are
 * placed according to the code that imports them.
 */
function chunkFor(id: string, context: Context): string | null {
  if (courses.test(id)) return 'courses';
  if (database.test(id)) return 'database';
  const importers = [...collectImporters(id, context)];
  const pages = importers.filter((importer) => entryPoints.page.test(importer)).length;
  const isEarly = importers.some((importer) => entryPoints.entry.test(importer));
  const isLate = importers.some((importer) => entryPoints.late.test(importer));
  if (isLate && !isEarly && pages === 0) return 'late';
  if (common.test(id) || pages > 3 || (isEarly && (isLate || pages > 0))) return 'site';
  return isLate && !isEarly && deviceModules.test(id) ? 'outbox' : null;
}

/**
 * Names a chunk after the pages that import a module, for example 'contact-home'. If no page does,
 * returns 'site' or 'late'.
 */
function nameByPages(id: string, context: Context): string {
  const importers = [...collectImporters(id, context)];
  const folders = importers.flatMap((importer) => entryPoints.page.exec(importer)?.[1] ?? []);
  if (folders.length > 0) return folders.toSorted().join('-');
  return importers.some((importer) => entryPoints.entry.test(importer)) ? 'site' : 'late';
}

type NameFunction = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type Context = Parameters<NameFunction>[1];

/** Collects the module and those that import it statically, directly or through other modules. */
function collectImporters(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) {
    collectImporters(importer, context, found);
  }
  return found;
}
