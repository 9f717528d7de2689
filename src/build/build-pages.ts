import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig, type Rolldown, type ViteBuilder } from 'vite';
import type { SiteLanguage } from '../content/languages.ts';
import { type Page, pageBundles } from './page-bundle.ts';
import { inlineFirstPicture, type PageAssets, pageDocument, withStyle } from './page-document.ts';
import { pagePolicy } from './page-policy.ts';
import { splitCriticalCss } from './page-styles.ts';
import {
  importedFolder,
  environmentLanguage,
  pageEnvironments,
  wordsFolder,
  wordsIn,
} from './page-words.ts';

/** The exports of src/app/prerender.tsx, whose own types would require the DOM library. */
interface Renderer {
  readonly pages: readonly { path: string; file: string; folder: string }[];
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly notStarted: string;
  render(path: string): Promise<string>;
}

type PageFile = Page & Renderer['pages'][number];

/**
 * Builds the code with each language's words, writes every page as complete HTML, and writes the
 * pages' Content-Security-Policies to `policies.json`, for the server.
 */
export async function buildPages(builder: ViteBuilder): Promise<void> {
  const { config, environments } = builder;
  const apiHost: string | undefined = config.env['VITE_API_HOST'];
  const publicFile = (address: string) => readFile(join(config.publicDir, address), 'utf8');
  const start = await buildStart();
  const pagesByLanguage = new Map<SiteLanguage, PageFile[]>();
  const files: Record<string, string> = {};
  let sheet = '';
  for (const name of pageEnvironments) {
    const language = environmentLanguage(name);
    const { output } = (await builder.build(environments[name]!)) as Rolldown.RolldownOutput;
    const { template, style, findPageAssets } = findAssets(output);
    const { pages, render, siteFiles, notStarted } = await loadRenderer(config, language);
    const documents: PageFile[] = [];
    for (const { path, file, folder } of pages) {
      const rendered = await inlineFirstPicture(await render(path), publicFile);
      checkPage(path, rendered);
      const assets = findPageAssets(folder);
      const page = { template, language, path, rendered, start, notStarted, ...assets };
      documents.push({ path, file, folder, html: pageDocument(page) });
    }
    const styles = splitCriticalCss(String(style.source));
    // Pages of the same kind share their styles, so that the bundle of all pages compresses well.
    const styled = [...new Set(pages.map(({ folder }) => folder))].map(async (kind) => {
      const ofKind = documents.filter(({ folder }) => folder === kind);
      const css = await styles.of(
        ofKind.map(({ html }) => html),
        language,
      );
      return ofKind.map((page) => ({ ...page, html: withStyle(page.html, css) }));
    });
    pagesByLanguage.set(language, (await Promise.all(styled)).flat());
    sheet = styles.sheet;
    Object.assign(files, siteFiles, { [style.fileName]: sheet });
  }
  const pages = [...pagesByLanguage.values()].flat();
  for (const { file, html } of pages) files[file] = html;
  const policies = pages.map(({ path, html }) => [path, pagePolicy(html, apiHost)]);
  files['policies.json'] = JSON.stringify(Object.fromEntries(policies));
  Object.assign(files, pageBundles(pagesByLanguage, sheet, apiHost));
  for (const [name, text] of Object.entries(files)) {
    const file = join('dist', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const buildOptions = { configFile: false, publicDir: false, logLevel: 'warn' } as const;

async function loadRenderer({ define }: ResolvedConfig, language: SiteLanguage): Promise<Renderer> {
  // The build of the server deletes this folder later.
  const outDir = resolve('dist-server/prerender', language);
  await build({
    ...buildOptions,
    plugins: [react(), wordsIn(() => language)],
    define: define ?? {},
    // Node can't import its CommonJS build by name.
    ssr: { noExternal: ['workbox-window'] },
    build: { ssr: 'src/app/prerender.tsx', outDir },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
}

/** Builds the script that is inlined in every page, for old browsers as well. */
async function buildStart(): Promise<string> {
  const built = await build({
    ...buildOptions,
    build: {
      write: false,
      modulePreload: false,
      target: 'es2015',
      rolldownOptions: { input: 'src/app/start.ts', output: { format: 'iife' } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

/**
 * Throws an error if a page would not work without scripts, or if its policy would block a part.
 */
function checkPage(path: string, html: string): void {
  const problems = {
    'content that is hidden without JavaScript': /opacity:\s*0(?![.\d])|<div hidden/,
    'an inline style': / style="/,
    'an inline script': /<script(?! type="(?:module|application\/ld\+json)")/,
  };
  for (const [problem, pattern] of Object.entries(problems)) {
    if (pattern.test(html)) throw new Error(`${path} has ${problem}.`);
  }
}

function findAssets(output: Rolldown.RolldownOutput['output']) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const assets = output.filter((file) => file.type === 'asset');
  const template = assets.find(({ fileName }) => fileName === 'index.html');
  const style = assets.find(({ fileName }) => fileName.endsWith('.css'));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!template || !style || !entry) throw new Error('The build is incomplete.');
  const words = wordsFolder(chunks);
  const byImport = new Map(
    chunks.map((chunk) => [chunk.fileName.replace(words, importedFolder), chunk]),
  );
  const findPageAssets = (folder: string): PageAssets => {
    const module = `/src/pages/${folder}/${folder}-page.tsx`;
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!page) throw new Error(`The build has no chunk for src/pages/${folder}.`);
    const visited = new Set<Rolldown.OutputChunk>();
    const withImports = (chunk: Rolldown.OutputChunk): string[] => {
      if (visited.has(chunk)) return [];
      visited.add(chunk);
      const imported = chunk.imports.flatMap((name) => byImport.get(name) ?? []);
      return [...imported.flatMap(withImports), chunk.fileName];
    };
    return { style: style.fileName, words, scripts: [page, entry].flatMap(withImports) };
  };
  return { template: String(template.source), style, findPageAssets };
}
