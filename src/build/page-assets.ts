import type { Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** Files that a page needs beside those of the entry, as paths within the built site. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Finds, in what was built, the files that a page's own code consists of, by its folder. */
export function pageAssetsOf(bundle: OutputBundle): (folder: string) => PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return (folder) => {
    const page = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/src/pages/${folder}/${folder}-page.tsx`),
    );
    if (!page) throw new Error(`The build has no code of its own for src/pages/${folder}.`);
    const needed = withImports(page, bundle);
    return {
      scripts: needed.map(({ fileName }) => fileName),
      styles: [...new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
    };
  };
}

function withImports(
  chunk: OutputChunk,
  bundle: OutputBundle,
  found = new Set<OutputChunk>(),
): OutputChunk[] {
  if (!found.has(chunk)) {
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') withImports(imported, bundle, found);
    }
  }
  return [...found];
}
