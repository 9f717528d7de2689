import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const starts = {
  entry: /\/src\/app\/main\.tsx$/,
  page: /\/src\/pages\/[^/]+\/[^/]+-page\.tsx$/,
  /** Modules that every page loads once the page is usable. */
  late: /\/(?:status\/site-status|pwa\/service-worker-notices|layout\/lazy-images)\.tsx?$/,
};

const ours = /\/src\/|\/node_modules\/idb-keyval\//;
/** The longest texts. Half of the pages need them. */
const courses = /\/src\/(?:content\/(?:(?:english|mandarin)-courses|educators)|site\/courses)\.ts$/;
/**
 * Small modules that most pages need. They share a chunk, because each extra file costs time on a
 * slow processor.
 */
const common =
  /\/src\/(?:ui\/(?!sliding)|pages\/shared\/(?!contact)|content\/(?:messages|privacy|accreditations|periods)\.ts$|site\/calendar\.ts$)/;
/** Code that accesses the device's database. It loads after the page's first scripts. */
const database =
  /\/src\/enrolment\/(?:core\/key-value-store|client\/page-store)\.ts$|\/idb-keyval\//;
/** Code for data stored on the device. The course pages use some of it too. */
const kept = /\/src\/enrolment\/|\/node_modules\/idb-keyval\//;

/**
 * Groups modules into chunks. By default, the bundler creates a chunk for every set of pages that
 * share a module. That would make sixty chunks, most of which would be tiny, compress badly and
 * wait for each other.
 *
 * Code that seldom changes is separate from code that changes often, so that a visit after an
 * update downloads little. A file's name changes with its content, and the content includes the
 * names of imported files. The entry names the files of all pages, so its own name changes often
 * and no other chunk imports it.
 */
export function chunks(): Group[] {
  const importersOf = moduleGraph();
  return [
    {
      // Every page needs this chunk. It changes only with the dependencies.
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper/,
    },
    { name: 'form', test: /\/node_modules\/react-hook-form\// },
    { name: 'checks', test: /\/node_modules\/zod\// },
    {
      debugName: 'ours',
      // Assign each dependency to a chunk according to its own importers.
      includeDependenciesRecursively: false,
      test: ours,
      name(id, context) {
        if (courses.test(id)) return 'courses';
        if (database.test(id)) return 'database';
        const { pages, isEarly, isLate } = importersOf(id, context);
        if (isLate && !isEarly && pages === 0) return 'late';
        if (common.test(id) || pages > 3 || (isEarly && (isLate || pages > 0))) return 'site';
        return isLate && !isEarly && kept.test(id) ? 'device' : null;
      },
    },
  ];
}

type NameFunction = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type Context = Parameters<NameFunction>[1];

/** The entry points that import a module statically, directly or through other modules. */
interface Importers {
  /** Number of pages that import the module. */
  readonly pages: number;
  /** True if the entry imports the module. */
  readonly isEarly: boolean;
  /** True if one of the late modules imports the module. */
  readonly isLate: boolean;
}

/** Returns a function that finds a module's importers. Its first call builds the graph. */
function moduleGraph(): (id: string, context: Context) => Importers {
  let reached: Record<keyof typeof starts, readonly ReadonlySet<string>[]> | undefined;
  return (id, context) => {
    reached ??= reachedFrom(id, context);
    const { entry, page, late } = reached;
    const isIn = (modules: ReadonlySet<string>) => modules.has(id);
    return { pages: page.filter(isIn).length, isEarly: entry.some(isIn), isLate: late.some(isIn) };
  };
}

function reachedFrom(id: string, context: Context) {
  const modules = modulesFrom(id, context);
  const from = (start: RegExp) =>
    modules
      .filter((module) => start.test(module))
      .map((module) => reachable(module, (each) => context.getModuleInfo(each)?.importedIds ?? []));
  return { entry: from(starts.entry), page: from(starts.page), late: from(starts.late) };
}

/** Collects all modules, which the bundler can't list, by following imports in both directions. */
function modulesFrom(id: string, context: Context): string[] {
  const neighbours = (of: string) => {
    const info = context.getModuleInfo(of);
    if (!info) return [];
    const { importers, dynamicImporters, importedIds, dynamicallyImportedIds } = info;
    return [...importers, ...dynamicImporters, ...importedIds, ...dynamicallyImportedIds];
  };
  return [...reachable(id, neighbours)];
}

function reachable(from: string, neighbours: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...neighbours(id));
  }
  return reached;
}
