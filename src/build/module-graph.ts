import type { Rolldown } from 'vite';

type NameFunction = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>;
type Context = Parameters<NameFunction>[1];

interface Starts {
  readonly entry: RegExp;
  readonly page: RegExp;
  readonly late: RegExp;
}

/** From where a module is imported, by static imports all the way. */
export interface Importers {
  /** From how many pages. */
  readonly pages: number;
  /** From the entry. */
  readonly isEarly: boolean;
  /** From a late part. */
  readonly isLate: boolean;
}

/** Tells of a module from where it is imported; the graph is read when it is first asked for. */
export function moduleGraph(starts: Starts): (id: string, context: Context) => Importers {
  let reached: Record<keyof Starts, readonly ReadonlySet<string>[]> | undefined;
  return (id, context) => {
    reached ??= reachedFrom(starts, id, context);
    const { entry, page, late } = reached;
    const isIn = (modules: ReadonlySet<string>) => modules.has(id);
    return { pages: page.filter(isIn).length, isEarly: entry.some(isIn), isLate: late.some(isIn) };
  };
}

function reachedFrom(starts: Starts, id: string, context: Context) {
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
