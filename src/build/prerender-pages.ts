import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { SiteLanguage } from '../content/languages.ts';
import {
  importedFolder,
  languageOf,
  pageEnvironments,
  wordsFolder,
  wordsIn,
} from './page-words.ts';
import { type Page, pageBundles } from './page-bundle.ts';
import { inlineFirstPicture, type PageAssets, pageDocument, withStyle } from './page-document.ts';
import { pagePolicy } from './page-policy.ts';
import { splitCriticalCss, type SiteStyles } from './page-styles.ts';
import { postBuildStep } from './post-build-step.ts';

/**
 * The exports of src/app/prerender.tsx. They are declared here, because importing their types would
 * require the DOM library.
 */
interface Renderer {
  readonly pages: readonly { path: string; file: string; folder: string }[];
  readonly siteFiles: Readonly<Record<string, string>>;
  render(path: string): Promise<string>;
}

interface PageFile extends Page {
  readonly file: string;
  readonly folder: string;
}

/**
 * Writes every page of the site as complete HTML, so that text, images, links and metadata are
 * present before any script runs. Writes each page's Content-Security-Policy to `policies.json`, for
 * the server.
 */
export function prerenderPages(): Plugin {
  /** The pages of the languages built so far. */
  const pagesByLanguage = new Map<SiteLanguage, readonly Page[]>();
  let language: SiteLanguage;
  let assetsOf: (folder: string) => PageAssets;

  return postBuildStep({
    name: 'prerender-pages',
    environments: pageEnvironments,

    generateBundle: {
      // Run last, when the style sheet is in the bundle.
      order: 'post',
      handler(_, bundle) {
        language = languageOf(this.environment.name);
        assetsOf = pageAssetsFinder(bundle);
      },
    },

    // Run before all other plugins, so that the precache list includes the pages.
    order: 'pre',
    async run(outDir, config) {
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const { pages, render, siteFiles } = await loadRenderer(config, language);
      const bootstrap = await buildBootstrap(config);
      const publicFile = (address: string) => readFile(join(outDir, address), 'utf8');
      const documents: PageFile[] = [];
      for (const { path, file, folder } of pages) {
        const rendered = await inlineFirstPicture(await render(path), publicFile);
        const fault = findFault(rendered);
        if (fault) this.error(`${path} ${fault}`);
        const html = pageDocument({
          template,
          language,
          path,
          rendered,
          bootstrap,
          ...assetsOf(folder),
        });
        documents.push({ path, file, folder, html });
      }
      const sheetFile = join(outDir, assetsOf('home').style);
      const styles = splitCriticalCss(await readFile(sheetFile, 'utf8'));
      await writeFile(sheetFile, styles.sheet);
      const styled = await withStyles(documents, styles, language);
      const apiHost: string | undefined = config.env['VITE_API_HOST'];
      pagesByLanguage.set(language, styled);
      const files: Record<string, string> = {
        ...Object.fromEntries(styled.map(({ file, html }) => [file, html])),
        ...siteFiles,
      };
      if (pagesByLanguage.size === pageEnvironments.length) {
        const policies = [...pagesByLanguage.values()]
          .flat()
          .map(({ path, html }) => [path, pagePolicy(html, apiHost)]);
        files['policies.json'] = JSON.stringify(Object.fromEntries(policies));
        Object.assign(files, pageBundles(pagesByLanguage, styles.sheet, apiHost));
      }
      for (const [name, text] of Object.entries(files)) await write(join(outDir, name), text);
    },
  });
}

/**
 * Adds critical CSS. Pages of the same kind share it, so that the bundle of all pages compresses
 * well.
 */
async function withStyles(
  documents: readonly PageFile[],
  styles: SiteStyles,
  language: SiteLanguage,
): Promise<PageFile[]> {
  const kinds = [...new Set(documents.map(({ folder }) => folder))];
  const styled = kinds.map(async (kind) => {
    const pages = documents.filter(({ folder }) => folder === kind);
    const css = await styles.of(
      pages.map(({ html }) => html),
      language,
    );
    return pages.map((page) => ({ ...page, html: withStyle(page.html, css) }));
  });
  return (await Promise.all(styled)).flat();
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Builds the renderer of a language's pages for Node and loads it. */
async function loadRenderer(config: ResolvedConfig, language: SiteLanguage): Promise<Renderer> {
  const { root, define } = config;
  // Within the project, so that Node can resolve the packages that the renderer imports.
  const outDir = join(root, 'node_modules/.cache/prerender', language);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), wordsIn(() => language)],
    define: define ?? {},
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
}

/**
 * Describes the first problem in a page's HTML, if any. The content must be visible without
 * scripts, and the Content-Security-Policy blocks inline styles and scripts.
 */
function findFault(html: string): string | undefined {
  if (/opacity:\s*0(?![.\d])|<div hidden/.test(html))
    return 'hides content from visitors without JavaScript.';
  if (/ style="/.test(html)) return 'has an inline style.';
  if (/<script(?! type="(?:module|application\/ld\+json)")/.test(html)) {
    return 'has an inline script.';
  }
  return undefined;
}

type OutputChunk = Rolldown.OutputChunk;

/** Returns a function that finds the files that a page needs, given the page's folder. */
function pageAssetsFinder(bundle: Rolldown.OutputBundle): (folder: string) => PageAssets {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!style || !entry) throw new Error('The build produced no style sheet or no entry chunk.');
  const words = wordsFolder(chunks);
  const byImport = new Map(
    chunks.map((chunk) => [chunk.fileName.replace(words, importedFolder), chunk]),
  );
  return (folder) => {
    const page = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/src/pages/${folder}/${folder}-page.tsx`),
    );
    if (!page) throw new Error(`The build has no chunk for src/pages/${folder}.`);
    const needed = withImports(byImport, page, entry);
    return { style, words, scripts: needed.map(({ fileName }) => fileName) };
  };
}

/**
 * Returns the chunks and all their imports in dependency order.
 *
 * @param byImport every chunk by the name that imports have for it
 */
function withImports(
  byImport: ReadonlyMap<string, OutputChunk>,
  ...chunks: OutputChunk[]
): OutputChunk[] {
  const met = new Set<OutputChunk>();
  const visit = (chunk: OutputChunk): OutputChunk[] => {
    if (met.has(chunk)) return [];
    met.add(chunk);
    const imported = chunk.imports.flatMap((name) => byImport.get(name) ?? []);
    return [...imported.flatMap(visit), chunk];
  };
  return chunks.flatMap(visit);
}

/** Builds the bootstrap script that is inlined in every page. */
async function buildBootstrap({ root }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/start/bootstrap.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The build of the bootstrap script produced no chunk.');
  return chunk.code.trim();
}
