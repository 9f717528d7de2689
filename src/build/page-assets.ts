import type { Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** Files that a page needs, as paths within the built site. */
export interface PageAssets {
  /** The site's one style sheet. */
  readonly style: string;
  /** The page's own code, what it imports and the entry: each after those that it imports. */
  readonly scripts: readonly string[];
}

/** Finds, in what was built, the files that a page needs, by its folder. */
export function pageAssetsOf(bundle: OutputBundle): (folder: string) => PageAssets {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!style || !entry) throw new Error('The build has no style sheet or no entry.');
  return (folder) => {
    const page = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/src/pages/${folder}/${folder}-page.tsx`),
    );
    if (!page) throw new Error(`The build has no code of its own for src/pages/${folder}.`);
    const needed = withImports(entry, bundle, withImports(page, bundle));
    return { style, scripts: [...needed].map(({ fileName }) => fileName) };
  };
}

function withImports(
  chunk: OutputChunk,
  bundle: OutputBundle,
  found: ReadonlySet<OutputChunk> = new Set(),
): ReadonlySet<OutputChunk> {
  if (found.has(chunk)) return found;
  return chunk.imports.reduce(
    (all, name) => {
      const imported = bundle[name];
      return imported?.type === 'chunk' ? withImports(imported, bundle, all) : all;
    },
    new Set(found).add(chunk) as ReadonlySet<OutputChunk>,
  );
}
