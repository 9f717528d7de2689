import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languageOfFile, languageTags } from '../site/languages.ts';

/** Limits on the transferred (Brotli) size, in bytes. HTML and scripts are weighed for each page. */
const budgets = {
  // With about 700 bytes of HTTP/2 headers, the page fits into the 14,600 bytes (ten packets) that
  // a server sends before it waits for an acknowledgement.
  'HTML with styles and the first picture': 13_900,
  // About one percent more than now, because a few changed words weigh more or less.
  'scripts of a page': 157_500,
  'scripts of an enrolment page': 179_500,
  fonts: 30_000,
  'pictures in the first view of the home page': 12_000,
  'precached files in one language': 700_000,
  'precached files that a further language adds': 80_000,
};

/** Throws an error with a sentence for each exceeded budget and the largest files. */
export function checkBudgets(folder: string, precached: ReadonlySet<string>): void {
  const violations: string[] = [];
  const weigh = (name: string) => {
    const path = join(folder, name);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const check = (what: keyof typeof budgets, names: readonly string[], page = 'The site') => {
    const files = names.map((name) => ({ name, weight: weigh(name) }));
    const excess = files.reduce((sum, { weight }) => sum + weight, -budgets[what]);
    const heaviest = files.toSorted((one, other) => other.weight - one.weight).slice(0, 3);
    const list = heaviest.map(({ name, weight }) => `${name} (${weight})`).join(', ');
    const violation = `${what}: limit of ${budgets[what]} bytes exceeded by ${excess}, mainly ${list}.`;
    if (excess > 0) violations.push(`${page}: ${violation}`);
  };
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, page), 'utf8');
    const kind = /^(?:..\/)?Inroll\//.test(page) ? 'an enrolment page' : 'a page';
    check('HTML with styles and the first picture', [page], page);
    check(`scripts of ${kind}`, listScripts(html), page);
  }
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  check('fonts', fonts);
  check('pictures in the first view of the home page', listFirstPictures(folder));
  const shared = [...precached].filter((name) => !languageOfFile(`/${name}`));
  for (const language of languageTags) {
    const own = [...precached].filter((name) => languageOfFile(`/${name}`) === language);
    check('precached files in one language', [...shared, ...own], language);
    check('precached files that a further language adds', own, language);
  }
  if (violations.length > 0) throw new Error(`The site is too heavy.\n${violations.join('\n')}`);
}

const listScripts = (html: string): string[] =>
  / data-scripts="\/([^"]*)"/.exec(html)?.[1]?.split(' /') ?? [];

/** Returns the images in the first view of the home page, without the inlined illustration. */
function listFirstPictures(folder: string): string[] {
  const [firstView = ''] = readFileSync(join(folder, 'index.html'), 'utf8').split('</section>');
  const addresses = [...firstView.matchAll(/<img [^>]*?src="\/([^"]*)|url\(\/([^)]*)/g)];
  return [...new Set(addresses.map(([, picture, named]) => picture ?? named ?? ''))];
}
