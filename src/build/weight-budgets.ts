import type { Plugin } from 'vite';
import { postBuildStep } from './post-build-step.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fails the build if a page or the site exceeds one of its `budgets`, or if the site contains a
 * forbidden library.
 *
 * @param kept every precached file, complete once the service worker is built
 */
export function weightBudgets(kept: ReadonlySet<string>): Plugin {
  let modules: readonly string[] = [];

  return postBuildStep({
    name: 'weight-budgets',

    generateBundle(_, bundle) {
      modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
    },

    // Run after precompression, because budgets apply to compressed sizes.
    order: 'post',
    run(outDir) {
      const faults = [
        ...findForbiddenLibraries(modules),
        ...findBudgetViolations(weighSite(outDir, kept)),
      ];
      if (faults.length > 0) this.error(`The site is too heavy.\n${faults.join('\n')}`);
    },
  });
}

/** A limit on the transferred (Brotli) size, in bytes. */
interface Budget {
  readonly limit: number;
  readonly what: string;
}

/** The HTML and script budgets apply to each page, the others to the site. */
export const budgets = {
  // With about 950 bytes of response headers, the page fits into the 14,600 bytes (ten packets)
  // that a server sends before it waits for an acknowledgement. The limit leaves a margin, because
  // the hashes in file names compress to a few bytes more or less in each build.
  html: { limit: 13_550, what: 'HTML with styles and the first picture' },
  contentScript: { limit: 100_000, what: 'scripts that load before a page is usable' },
  wizardScript: { limit: 126_000, what: 'scripts that load before the form is usable' },
  fonts: { limit: 30_000, what: 'fonts' },
  homePictures: { limit: 12_000, what: 'pictures in the first view of the home page' },
  precache: { limit: 700_000, what: 'all precached files' },
} as const satisfies Record<string, Budget>;

/** The files that count towards a budget. */
interface Weighed {
  readonly budget: keyof typeof budgets;
  /** The page's file; undefined if the budget applies to the site. */
  readonly page?: string;
  readonly files: readonly WeighedFile[];
}

interface WeighedFile {
  /** Path relative to the built site. */
  readonly name: string;
  /** Transferred size in bytes. */
  readonly weight: number;
}

/** Returns a sentence for each exceeded budget. The sentence names the largest files. */
export function findBudgetViolations(weighed: readonly Weighed[]): string[] {
  return weighed.flatMap(({ budget, page, files }) => {
    const { limit, what } = budgets[budget];
    const weight = files.reduce((sum, file) => sum + file.weight, 0);
    if (weight <= limit) return [];
    const heaviest = files
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map((file) => `${file.name} (${inBytes(file.weight)})`);
    const where = page ? `${page}: ` : '';
    return `${where}${what}: ${inBytes(weight)}, ${inBytes(weight - limit)} more than allowed, mainly due to ${heaviest.join(', ')}.`;
  });
}

const inBytes = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'byte' : 'bytes'}`;

/**
 * Measures a built site that has been precompressed.
 *
 * @param folder absolute path of the site
 * @param kept every precached file
 */
export function weighSite(folder: string, kept: Iterable<string>): Weighed[] {
  const weigh = (name: string): WeighedFile => {
    const path = join(folder, name);
    return { name, weight: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size };
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const pages = files.filter((name) => name.endsWith('.html'));
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  return [
    ...pages.flatMap((page): Weighed[] => {
      const html = readFileSync(join(folder, page), 'utf8');
      const budget = page.startsWith('Inroll/') ? 'wizardScript' : 'contentScript';
      return [
        { budget: 'html', page, files: [weigh(page)] },
        { budget, page, files: listScripts(html).map(weigh) },
      ];
    }),
    { budget: 'fonts', files: fonts.map(weigh) },
    { budget: 'precache', files: [...kept].map(weigh) },
    { budget: 'homePictures', files: listFirstPictures(folder).map(weigh) },
  ];
}

/** Returns the scripts that the bootstrap script loads. */
function listScripts(html: string): string[] {
  const [, names = ''] = / data-scripts="([^"]*)"/.exec(html) ?? [];
  return names.split(' ').map((name) => name.slice(1));
}

/**
 * Returns the images in the first view of the home page, including those in the page's styles. The
 * inlined illustration is left out, because it counts as HTML.
 */
function listFirstPictures(folder: string): string[] {
  const [firstView = ''] = readFileSync(join(folder, 'index.html'), 'utf8').split('</section>');
  const addresses = [...firstView.matchAll(/<img [^>]*?src="\/([^"]*)|url\(\/([^)]*)/g)];
  return [...new Set(addresses.map(([, picture, named]) => picture ?? named ?? ''))];
}

/** Libraries that contain large tables and that only the server may use. */
const serverLibraries = ['any-ascii', 'libphonenumber-js'];

/**
 * Finds libraries that are bundled twice, server-only libraries, and polyfills.
 *
 * @param modules ids of all modules in the built site
 * @returns a sentence for each library found
 */
export function findForbiddenLibraries(modules: readonly string[]): string[] {
  const homes = new Map<string, Set<string>>();
  for (const id of modules) {
    const [, home, name] = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    if (home && name) homes.set(name, (homes.get(name) ?? new Set()).add(home));
  }
  const twice = [...homes].filter(([, places]) => places.size > 1).map(([name]) => name);
  const polyfills = modules.filter((id) => /polyfill|\/core-js\//.test(id));
  return [
    ...twice.map((name) => `${name} is bundled more than once.`),
    ...serverLibraries
      .filter((name) => homes.has(name))
      .map((name) => `${name} is in the site, but only the server may use it.`),
    ...polyfills.map((id) => `${id} is a polyfill, which no current browser needs.`),
  ];
}
