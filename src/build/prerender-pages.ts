import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { SocialPreview } from '../content/social-previews.ts';
import { type PageAssets, pageAssetsOf } from './page-assets.ts';
import { pageDocument } from './page-document.ts';
import { writeSocialPictures } from './social/write-social-pictures.ts';

/** What src/app/prerender.tsx exports. Its own types are the browser's, which Node has not. */
interface Renderer {
  readonly pages: readonly { path: string; file: string; folder: string }[];
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly socialPreviews: readonly SocialPreview[];
  render(path: string): Promise<string>;
}

/**
 * Writes every page of the site as complete HTML, so that words, pictures, links and head data
 * are there before a script runs.
 *
 * @param written gets the file of each page, for what comes after
 */
export function prerenderPages(written: Set<string>): Plugin {
  let config: ResolvedConfig;
  let assetsOf: (folder: string) => PageAssets;

  return {
    name: 'prerender-pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',

    configResolved(resolved) {
      config = resolved;
    },

    generateBundle(_, bundle) {
      assetsOf = pageAssetsOf(bundle);
    },

    // First of all plugins, so that a service worker's list finds the pages written.
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(error) {
        // Else the reason why the build failed would give way to a file that is missing.
        if (error) return;
        const outDir = join(config.root, config.environments.client?.build.outDir ?? 'dist');
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        const { pages, render, siteFiles, socialPreviews } = await loadRenderer(config);
        for (const { path, file, folder } of pages) {
          const rendered = await render(path);
          const html = pageDocument({ template, path, rendered, ...assetsOf(folder) });
          const fault = faultOf(html);
          if (fault) this.error(`${path} ${fault}`);
          await write(join(outDir, file), html);
          written.add(file);
        }
        for (const [name, text] of Object.entries(siteFiles)) await write(join(outDir, name), text);
        await writeSocialPictures(outDir, socialPreviews);
      },
    },
  };
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
