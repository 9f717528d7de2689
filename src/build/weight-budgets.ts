import type { Plugin } from 'vite';
import { siteStep } from './site-step.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails the build where a page, or the site, has become heavier than `budgets` allow.
 *
 * @param pages the file of every page, complete once the pages are written
 * @param kept every file that a visitor's device keeps, complete once the worker is built
 */
export function weightBudgets(pages: ReadonlySet<string>, kept: ReadonlySet<string>): Plugin {
  let modules: readonly string[] = [];

  return siteStep({
    name: 'weight-budgets',

    generateBundle(_, bundle) {
      modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
    },

    // After the compressed twins, which are what is weighed.
    order: 'post',
    run(outDir) {
      const faults = [...libraryFaults(modules), ...overruns(weighSite(outDir, pages, kept))];
      if (faults.length > 0) this.error(`The site is too heavy.\n${faults.join('\n')}`);
    },
  });
}

/** What one thing may weigh at most, as it is transferred: in bytes, compressed by brotli. */
interface Budget {
  readonly limit: number;
  readonly what: string;
}

/** 1 kB is 1,000 bytes here. What a page may weigh holds for each of them. */
export const budgets = {
  // With the server's headers, some 950 bytes, the first ten packets of a connection, for which none
  // waits: 14,600.
  // The names of its files are hashes, which compress to some bytes more or less with each build.
  html: { limit: 13_550, what: 'HTML with styles and first picture' },
  contentScript: { limit: 100_000, what: 'script until a page can be used' },
  wizardScript: { limit: 126_000, what: 'script until the form can be used' },
  fonts: { limit: 30_000, what: 'fonts' },
  homePictures: { limit: 12_000, what: 'pictures in the first view of the home page' },
  precache: { limit: 700_000, what: 'everything that is kept on the device' },
} as const satisfies Record<string, Budget>;

/** Something of the built site and the files that it is made of. */
interface Weighed {
  readonly budget: keyof typeof budgets;
  /** Where it is met: a page's file, or undefined for the site. */
  readonly page?: string;
  readonly files: readonly WeighedFile[];
}

interface WeighedFile {
  /** Path within the built site. */
  readonly name: string;
  /** In bytes, as transferred. */
  readonly weight: number;
}

/** @returns a sentence for each budget that is overrun, with the files that weigh most */
export function overruns(weighed: readonly Weighed[]): string[] {
  return weighed.flatMap(({ budget, page, files }) => {
    const { limit, what } = budgets[budget];
    const weight = files.reduce((sum, file) => sum + file.weight, 0);
    if (weight <= limit) return [];
    const heaviest = files
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map((file) => `${file.name} (${inBytes(file.weight)})`);
    const where = page ? `${page}: ` : '';
    return `${where}${what}: ${inBytes(weight)}, ${inBytes(weight - limit)} more than allowed, most of all ${heaviest.join(', ')}.`;
  });
}

const inBytes = (count: number): string => `${count.toLocaleString('en')} bytes`;

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

/** What the bootstrap script fetches. */
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

/** Libraries with large tables, which only the server may use. */
const serverLibraries = ['any-ascii', 'libphonenumber-js'];

/**
 * Finds libraries that are in the site twice, those that belong to the server, and code that browsers
 * have themselves.
 *
 * @param modules ids of all modules of the built site
 * @returns a sentence for each
 */
export function libraryFaults(modules: readonly string[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const id of modules) {
    const [, home, name] = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    if (home && name) homes.set(name, (homes.get(name) ?? new Set()).add(home));
  }
  const twice = [...homes].filter(([, places]) => places.size > 1).map(([name]) => name);
  const polyfills = modules.filter((id) => /polyfill|\/core-js\//.test(id));
  return [
    ...twice.map((name) => `${name} is in the site in two versions.`),
    ...serverLibraries
      .filter((name) => homes.has(name))
      .map((name) => `${name} is in the site, and only the server may use it.`),
    ...polyfills.map((id) => `${id} is a polyfill, which no browser of today's needs.`),
  ];
}
