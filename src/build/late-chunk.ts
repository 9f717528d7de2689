import type { Rolldown } from 'vite';

type NameFunction = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type Graph = Parameters<NameFunction>[1];

const entry = /\/src\/app\/main\.tsx$/;
/** What the layout brings to every page once that is usable. */
const lateParts = /\/src\/(?:enrolment\/status\/site-status|pwa\/service-worker-notices)\.tsx$/;
/**
 * What of it goes into the file, also where a page shares it: a page that shares any of it, a form
 * or that of the requests, needs nearly all of it anyway.
 */
const theirs =
  /\/src\/(?:enrolment|pwa)\/|\/node_modules\/(?:zod|idb-keyval|uuid|i18n-iso-countries)\//;

/**
 * Puts what every page fetches late into one file. Left alone, the bundler cuts it into a dozen by
 * which page shares which module; together they are 4 kB larger, as small files compress badly.
 */
export function lateChunk(): Rolldown.CodeSplittingGroup {
  let late: ReadonlySet<string> | undefined;
  return {
    debugName: 'late',
    // Of ui and content, what pages share with it stays where it is: most of them need no more of
    // it, and would have to fetch all of it first.
    includeDependenciesRecursively: false,
    name(id, graph) {
      late ??= lateModules(modulesFrom(id, graph), graph);
      return late.has(id) && theirs.test(id) ? 'late' : null;
    },
  };
}

/** Every module that the late parts import, and that is not there before them. */
function lateModules(modules: readonly string[], graph: Graph): Set<string> {
  const early = importedBy(
    modules.filter((id) => entry.test(id)),
    graph,
  );
  const late = importedBy(
    modules.filter((id) => lateParts.test(id)),
    graph,
  );
  return new Set([...late].filter((id) => !early.has(id)));
}

const importedBy = (ids: readonly string[], graph: Graph): Set<string> =>
  reachable(ids, (id) => graph.getModuleInfo(id)?.importedIds ?? []);

/** All modules, which the bundler does not list: whatever is connected with one of them. */
function modulesFrom(id: string, graph: Graph): string[] {
  const neighbours = (of: string) => {
    const info = graph.getModuleInfo(of);
    if (!info) return [];
    const { importers, dynamicImporters, importedIds, dynamicallyImportedIds } = info;
    return [...importers, ...dynamicImporters, ...importedIds, ...dynamicallyImportedIds];
  };
  return [...reachable([id], neighbours)];
}

function reachable(
  from: readonly string[],
  neighbours: (id: string) => readonly string[],
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...neighbours(id));
  }
  return reached;
}
