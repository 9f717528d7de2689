import type { Rolldown } from 'vite';
import { moduleGraph } from './module-graph.ts';

type Group = Rolldown.CodeSplittingGroup;

const starts = {
  entry: /\/src\/app\/main\.tsx$/,
  page: /\/src\/pages\/[^/]+\/[^/]+-page\.tsx$/,
  /** What comes on every page by itself once that is usable. */
  late: /\/(?:status\/site-status|pwa\/service-worker-notices)\.tsx?$/,
};

const ours = /\/src\/|\/node_modules\/idb-keyval\//;
/** Of all their words the longest, which half of the pages need. */
const courses = /\/src\/content\/(?:(?:english-|mandarin-)?courses|educators)\.ts$/;
/** Small, and soon needed by another page. */
const common = /\/src\/(?:ui\/|content\/(?:messages|privacy)\.ts$)/;
/** What the device keeps: the pages of the courses ask for it too. */
const kept = /\/src\/enrolment\/|\/node_modules\/idb-keyval\//;

/**
 * What is put into one file. Left alone, the bundler cuts one for every set of pages that share a
 * module: sixty, most of them tiny, which compress badly and wait for each other.
 *
 * What changes seldom stands apart from what changes often, so that a visitor's next visit after an
 * update fetches little: a file's name changes with its content, and with the names in it of the
 * files it imports. Hence nothing is imported from the entry, which names every page.
 */
export function chunks(): Group[] {
  const importersOf = moduleGraph(starts);
  return [
    {
      // On every page; it changes with the dependencies alone.
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/,
    },
    { name: 'form', test: /\/node_modules\/react-hook-form\// },
    { name: 'checks', test: /\/node_modules\/zod\// },
    {
      debugName: 'ours',
      // What a module imports is shared by as many, and finds its own place.
      includeDependenciesRecursively: false,
      test: ours,
      name(id, context) {
        if (courses.test(id)) return 'courses';
        const { pages, isEarly, isLate } = importersOf(id, context);
        if (common.test(id) || pages > 3 || (isEarly && (isLate || pages > 0))) return 'site';
        if (!isLate || isEarly) return null;
        return pages === 0 ? 'late' : kept.test(id) ? 'device' : null;
      },
    },
  ];
}
