import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { SocialPreview } from '../content/social-previews.ts';
import { buildStarter } from './build-starter.ts';
import { inlineFirstPicture } from './first-picture.ts';
import { type PageAssets, pageAssetsOf } from './page-assets.ts';
import { pageDocument, withStyle } from './page-document.ts';
import { divideStyles, type SiteStyles } from './page-styles.ts';
import { siteStep } from './site-step.ts';
import { writeSocialPictures } from './social/write-social-pictures.ts';

/** What src/app/prerender.tsx exports. Its own types are the browser's, which Node has not. */
interface Renderer {
  readonly pages: readonly { path: string; file: string; folder: string }[];
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly socialPreviews: readonly SocialPreview[];
  render(path: string): Promise<string>;
}

interface PageFile {
  readonly file: string;
  readonly folder: string;
  readonly html: string;
}

/**
 * Writes every page of the site as complete HTML, so that words, pictures, links and head data
 * are there before a script runs.
 *
 * @param written gets the file of each page, for what comes after
 */
export function prerenderPages(written: Set<string>): Plugin {
  let assetsOf: (folder: string) => PageAssets;

  return siteStep({
    name: 'prerender-pages',

    generateBundle: {
      // The style sheet is there last.
      order: 'post',
      handler(_, bundle) {
        assetsOf = pageAssetsOf(bundle);
      },
    },

    // First of all plugins, so that a service worker's list finds the pages written.
    order: 'pre',
    async run(outDir, config) {
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const { pages, render, siteFiles, socialPreviews } = await loadRenderer(config);
      const starter = await buildStarter(config);
      const publicFile = (address: string) => readFile(join(outDir, address), 'utf8');
      const documents: PageFile[] = [];
      for (const { path, file, folder } of pages) {
        const rendered = await inlineFirstPicture(await render(path), publicFile);
        const fault = faultOf(rendered);
        if (fault) this.error(`${path} ${fault}`);
        const html = pageDocument({ template, path, rendered, starter, ...assetsOf(folder) });
        documents.push({ file, folder, html });
      }
      const sheetFile = join(outDir, assetsOf('home').style);
      const styles = divideStyles(await readFile(sheetFile, 'utf8'));
      await writeFile(sheetFile, styles.sheet);
      for (const { file, html } of await withStyles(documents, styles)) {
        await write(join(outDir, file), html);
        written.add(file);
      }
      for (const [name, text] of Object.entries(siteFiles)) await write(join(outDir, name), text);
      await writeSocialPictures(outDir, socialPreviews);
    },
  });
}

/** Gives each page its styles. Those of one kind share them, of which the bundle of all gains. */
async function withStyles(documents: readonly PageFile[], styles: SiteStyles): Promise<PageFile[]> {
  const kinds = [...new Set(documents.map(({ folder }) => folder))];
  const styled = kinds.map(async (kind) => {
    const pages = documents.filter(({ folder }) => folder === kind);
    const css = await styles.of(pages.map(({ html }) => html));
    return pages.map((page) => ({ ...page, html: withStyle(page.html, css) }));
  });
  return (await Promise.all(styled)).flat();
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Builds the site once more for Node, and loads it. */
async function loadRenderer({ root, define }: ResolvedConfig): Promise<Renderer> {
  // Within the project, where Node finds the packages that the renderer imports.
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: define ?? {},
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true },
  });
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Renderer;
}

/** What the site's Content-Security-Policy would block, or a visitor without script not see. */
function faultOf(html: string): string | undefined {
  if (/opacity:\s*0(?![.\d])|<div hidden/.test(html))
    return 'hides content from who runs no script.';
  if (/ style="/.test(html)) return 'carries a style of its own.';
  if (/<script(?! type="(?:module|application\/ld\+json)")/.test(html)) {
    return 'carries a script of its own.';
  }
  return undefined;
}
