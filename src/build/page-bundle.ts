import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { postBuildStep } from './post-build-step.ts';

const face = /@font-face\s*{[^}]*font-family:\s*Fraunces[^}]*url\(([^)]+)\)[^}]*}/;

/**
 * Bundles the HTML of all pages into one file, which the service worker downloads instead of the
 * pages. The pages have so much in common that together they compress to a seventh of their size.
 * By the time the service worker serves these copies, the device has the heading font, so the
 * copies use it from the start.
 *
 * @param pages the file of every page, complete once the pages are written
 */
export function pageBundle(pages: ReadonlySet<string>): Plugin {
  return postBuildStep({
    name: 'page-bundle',
    // Run after the plugin that writes the pages and before the one that builds the precache list.
    order: 'pre',
    run: (outDir) => writePageBundle(outDir, pages),
  });
}

async function writePageBundle(outDir: string, pages: ReadonlySet<string>): Promise<void> {
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const sheet = (await readdir(join(outDir, 'assets'))).find((name) => name.endsWith('.css'));
  const [rule, address] = face.exec(await read(`assets/${sheet}`)) ?? [];
  if (!rule || !address)
    throw new Error('The style sheet has no @font-face rule for the headings.');
  const htmlByPath = await Promise.all(
    [...pages].map(async (file) => [
      addressOfFile(file),
      withFace(await read(file), rule, address),
    ]),
  );
  const text = JSON.stringify(Object.fromEntries(htmlByPath));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  await writeFile(join(outDir, `assets/pages-${hash}.json`), text);
}

/**
 * Adds the heading font's rule to a page, and a preload link so that the font loads immediately.
 */
function withFace(html: string, rule: string, address: string): string {
  const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
  return html.replace('<link', `${link}<link`).replace('<style>', `<style>${rule}`);
}

/** Returns true if a file in the built site is the bundle of all pages. */
const isPageBundle = (file: string) => /^assets\/pages-[\w-]+\.json$/.test(file);

/**
 * Checks that a precache list contains the bundle of all pages, which the site needs to open
 * offline.
 *
 * @param files the list, as paths relative to the site's folder
 * @param pages the file of every page in the bundle
 * @returns a description of the problem, or undefined if there is none
 */
export function precacheFault(
  files: readonly string[],
  pages: ReadonlySet<string>,
): string | undefined {
  if (pages.size === 0) return 'No page was written before the bundle of all pages was created.';
  const bundles = files.filter(isPageBundle).length;
  return bundles === 1 ? undefined : `The precache list contains ${bundles} bundles of all pages.`;
}

/** Returns the URL path of a file in the built site. The paths of pages don't end in '.html'. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
