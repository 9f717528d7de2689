import type { Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** Files that a page needs beside those of the entry, as paths within the built site. */
export interface PageAssets {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * Finds, in what was built, the files that a page needs, by its folder: its own code, and the styles
 * of the parts that come by themselves on every page, which are those that the entry fetches beside
 * pages. A style sheet that comes after the page has been shown makes the browser look for the
 * headings' face again, and change to it before the visitor's eyes.
 */
export function pageAssetsOf(bundle: OutputBundle): (folder: string) => PageAssets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const lateStyles = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap(({ dynamicImports }) =>
      chunks.filter(({ fileName }) => dynamicImports.includes(fileName)),
    )
    .filter(({ facadeModuleId }) => !facadeModuleId?.includes('/src/pages/'))
    .flatMap((part) => stylesOf(withImports(part, bundle)));
  return (folder) => {
    const page = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/src/pages/${folder}/${folder}-page.tsx`),
    );
    if (!page) throw new Error(`The build has no code of its own for src/pages/${folder}.`);
    const needed = withImports(page, bundle);
    return {
      scripts: needed.map(({ fileName }) => fileName),
      styles: [...new Set([...stylesOf(needed), ...lateStyles])],
    };
  };
}

function stylesOf(chunks: readonly OutputChunk[]): string[] {
  return chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
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
