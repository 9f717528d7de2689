import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Weighed, WeighedFile } from './budgets.ts';

/**
 * Weighs a built site, of which each text file has its brotli twin.
 *
 * @param folder absolute path of the site
 * @param pages the file of every page
 * @param kept every file that a visitor's device keeps
 */
export function weighSite(
  folder: string,
  pages: Iterable<string>,
  kept: Iterable<string>,
): Weighed[] {
  const weigh = (name: string): WeighedFile => {
    const path = join(folder, name);
    return { name, weight: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size };
  };
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
  return [
    ...[...pages].flatMap((page): Weighed[] => {
      const html = readFileSync(join(folder, page), 'utf8');
      const budget = page.startsWith('Inroll/') ? 'wizardScript' : 'contentScript';
      return [
        { budget: 'html', page, files: [weigh(page)] },
        { budget, page, files: scriptsOf(html).map(weigh) },
      ];
    }),
    { budget: 'fonts', files: fonts.map((name) => weigh(`assets/${name}`)) },
    { budget: 'precache', files: [...kept].map(weigh) },
    { budget: 'homePictures', files: firstPicturesOf(folder).map(weigh) },
  ];
}

/** What the starter fetches. */
function scriptsOf(html: string): string[] {
  const [, names = ''] = / data-scripts="([^"]*)"/.exec(html) ?? [];
  return names.split(' ').map((name) => name.slice(1));
}

/**
 * What the home page shows down to the foot of its hero, and what its styles name, early or late; the
 * drawing within it counts as HTML.
 */
function firstPicturesOf(folder: string): string[] {
  const [firstView = ''] = readFileSync(join(folder, 'index.html'), 'utf8').split('</section>');
  const addresses = [...firstView.matchAll(/<img [^>]*?src="\/([^"]*)|url\(\/([^)]*)/g)];
  return [...new Set(addresses.map(([, picture, named]) => picture ?? named ?? ''))];
}
