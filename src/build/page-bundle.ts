import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteStep } from './site-step.ts';

const face = /@font-face\s*{[^}]*font-family:\s*Fraunces[^}]*url\(([^)]+)\)[^}]*}/;

/**
 * Writes the HTML of all pages once more as one file, which the service worker fetches in their
 * place: they have so much in common that together they compress to a seventh. The device has the
 * headings' face then, and can show it from the start.
 *
 * @param pages the file of every page, complete once the pages are written
 */
export function pageBundle(pages: ReadonlySet<string>): Plugin {
  return siteStep({
    name: 'page-bundle',
    // After the plugin that writes the pages, and before the one that lists what a device keeps.
    order: 'pre',
    run: (outDir) => writePageBundle(outDir, pages),
  });
}

async function writePageBundle(outDir: string, pages: ReadonlySet<string>): Promise<void> {
  const read = (file: string) => readFile(join(outDir, file), 'utf8');
  const sheet = (await readdir(join(outDir, 'assets'))).find((name) => name.endsWith('.css'));
  const [rule, address] = face.exec(await read(`assets/${sheet}`)) ?? [];
  if (!rule || !address) throw new Error('The style sheet names no face for the headings.');
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

/** Gives a page the headings' face, which is asked for before the styles that name it are read. */
function withFace(html: string, rule: string, address: string): string {
  const link = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
  return html.replace('<link', `${link}<link`).replace('<style>', `<style>${rule}`);
}

/** Whether a file of the built site is the one that holds the HTML of all pages. */
const isPageBundle = (file: string) => /^assets\/pages-[\w-]+\.json$/.test(file);

/**
 * Tells why a precache list can't go out: the site would not open without a network.
 *
 * @param files the list, as paths below the site's folder
 * @param pages the file of every page that went into the bundle
 * @returns a sentence, or undefined if all is well
 */
export function precacheFault(
  files: readonly string[],
  pages: ReadonlySet<string>,
): string | undefined {
  if (pages.size === 0) return 'No page was written before the bundle of all pages was made.';
  const bundles = files.filter(isPageBundle).length;
  return bundles === 1 ? undefined : `The precache list holds ${bundles} bundles of all pages.`;
}

/** The address that a file of the built site is asked for by: a page goes without '.html'. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
