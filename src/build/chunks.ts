import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const starts = {
  entry: /\/src\/app\/main\.tsx$/,
  page: /\/src\/pages\/[^/]+\/[^/]+-page\.tsx$/,
  /** Modules that every page loads automatically once it is usable. */
  late: /\/(?:status\/site-status|pwa\/service-worker-notices|layout\/whole-page)\.tsx?$/,
};

const ours = /\/src\/|\/node_modules\/idb-keyval\//;
/** The longest texts, which half of the pages need. */
const courses = /\/src\/content\/(?:(?:english-|mandarin-)?courses|educators)\.ts$/;
/**
 * Small modules that most pages need. They share a file, because each extra file costs time on a
 * slow processor.
 */
const common =
  /\/src\/(?:ui\/|pages\/shared\/(?!contact)|content\/(?:messages|privacy|accreditations|periods)\.ts$)/;
/** The device's database, which loads after the page's first scripts. */
const database =
  /\/src\/enrolment\/(?:core\/key-value-store|client\/page-store)\.ts$|\/idb-keyval\//;
/** Code for data stored on the device, which the course pages also use. */
const kept = /\/src\/enrolment\/|\/node_modules\/idb-keyval\//;

/**
 * Groups modules into chunks. By default, the bundler makes one chunk for every set of pages that
 * share a module: sixty chunks, most of them tiny, which compress badly and wait for each other.
 *
 * Code that seldom changes is separate from code that changes often, so that a visit after an
 * update downloads little. A file's name changes with its content, which includes the names of the
 * files that it imports; so nothing is imported from the entry, which names every page.
 */
export function chunks(): Group[] {
  const importersOf = moduleGraph();
  return [
    {
      // Needed on every page; changes only with the dependencies.
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper|start\/react-dom/,
    },
    { name: 'form', test: /\/node_modules\/react-hook-form\// },
    { name: 'checks', test: /\/node_modules\/zod\// },
    {
      debugName: 'ours',
      // Each dependency is assigned to a chunk by its own importers.
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

/** The entry points from which a module is reachable by static imports only. */
interface Importers {
  /** Number of pages that import the module. */
  readonly pages: number;
  /** True if the entry imports the module. */
  readonly isEarly: boolean;
  /** True if a late part imports the module. */
  readonly isLate: boolean;
}

/** Returns a function that finds a module's importers; the graph is built on first use. */
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

/** Collects all modules, which the bundler does not list, by following imports both ways. */
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
