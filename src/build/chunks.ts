import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const starts = {
  entry: /\/src\/app\/main\.tsx$/,
  page: /\/src\/pages\/[^/]+\/[^/]+-page\.tsx$/,
  /** What comes on every page by itself once that is usable. */
  late: /\/(?:status\/site-status|pwa\/service-worker-notices|layout\/whole-page)\.tsx?$/,
};

const ours = /\/src\/|\/node_modules\/idb-keyval\//;
/** Of all their words the longest, which half of the pages need. */
const courses = /\/src\/content\/(?:(?:english-|mandarin-)?courses|educators)\.ts$/;
/** Small, and soon needed by another page. Each file more is work for a slow processor. */
const common =
  /\/src\/(?:ui\/|pages\/shared\/(?!contact)|content\/(?:messages|privacy|accreditations|periods)\.ts$)/;
/** The device's database, which is loaded where there may be something to read. */
const database = /\/src\/enrolment\/(?:core\/entries|client\/page-entries)\.ts$|\/idb-keyval\//;
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
  const importersOf = moduleGraph();
  return [
    {
      // On every page; it changes with the dependencies alone.
      name: 'react',
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|vite\/preload-helper|start\/react-dom/,
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

/** From where a module is imported, by static imports all the way. */
interface Importers {
  /** From how many pages. */
  readonly pages: number;
  /** From the entry. */
  readonly isEarly: boolean;
  /** From a late part. */
  readonly isLate: boolean;
}

/** Tells of a module from where it is imported; the graph is read when it is first asked for. */
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

/** All modules, which the bundler does not list: whatever is connected with one of them. */
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
