import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../server/support/start-server';
import { takeTurns } from '../support/rounds';
import { serveComparisonPages } from './comparison-pages';
import { applied, type Figures, pwa, requests, simulated } from './page-figures';

/* `npm run lighthouse` measures the built site; tests/README.md explains its options and table. */

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/HelpCenter,/course-details/2,/Inroll/2,/ar,/zh/Courses' },
    part: { type: 'string', default: 'simulated,applied,pwa,requests' },
    compare: { type: 'string' },
  },
});
const paths = options.pages.split(',');
const parts = options.part.split(',');

/** Addresses of the pages, by name. */
const urls: Record<string, string> = {};
/** The built servers that the pages of a site come from, by the pages' names. */
const entries: Record<string, string> = {};
const servers = [];
for (const folder of ['.', options.compare ?? []].flat()) {
  const entry = resolve(folder, 'dist-server/main.js');
  const server = await startServer({ entry });
  servers.push(server);
  for (const path of paths) {
    const name = folder === '.' ? path : `${path} of ${folder}`;
    urls[name] = server.url + path;
    entries[name] = entry;
  }
}
const comparisons = await serveComparisonPages(servers[0]?.url ?? '', paths);
urls['bare page'] = `${comparisons}/bare`;
for (const path of paths) {
  urls[`${path} without scripts`] = `${comparisons}/plain${path}`;
  urls[`${path} as React`] = `${comparisons}/react${path}`;
}

const contestants = Object.entries(urls).map(([name, url]) => [name, () => measure(name, url)]);
const results: Readonly<Record<string, readonly Figures[]>> = await takeTurns(
  Number(options.rounds),
  Object.fromEntries(contestants),
);
await Promise.all(servers.map((server) => server.stop()));

const columns = [
  ...new Set(
    Object.values(results)
      .flat()
      .flatMap((each) => Object.keys(each)),
  ),
];
const rows = Object.keys(urls).map((name) => [name, ...columns.map((each) => format(name, each))]);
for (const row of [['', ...columns], Array(columns.length + 1).fill('---'), ...rows]) {
  console.log(`| ${row.join(' | ')} |`);
}

async function measure(name: string, url: string): Promise<Figures> {
  const figures = {};
  for (const [part, run] of Object.entries({ simulated, applied, requests, pwa })) {
    if (!parts.includes(part)) continue;
    console.error(new Date().toLocaleTimeString('en-GB'), part, name);
    // If a load fails, leave it out of the medians.
    Object.assign(figures, await run(url, entries[name]).catch(console.error));
  }
  return figures;
}

function median(name: string, figure: string): number {
  const values = (results[name] ?? []).flatMap((figures) => figures[figure] ?? []);
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Formats a median and, on the site's pages, how it compares and whether it meets its goal. */
function format(name: string, figure: string): string {
  const [value, bare] = [median(name, figure), median('bare page', figure)];
  const rounded = Number.isNaN(value) ? '' : String(Math.round(value));
  if (rounded === '' || !(name in entries)) return rounded;
  const [path = ''] = name.split(' ');
  const plain = median(`${path} without scripts`, figure);
  const react = median(`${path} as React`, figure);
  const goals: Readonly<Record<string, boolean>> = {
    'first paint, 4×': value <= 1.15 * bare,
    'blocking, 4×': value <= plain + 150,
    'blocking, 14×': value <= react,
    'after first paint, 14×': value <= react,
    'longest task, 14×': value <= react,
    'script files': value <= 6,
    requests: value <= (path === '/' ? 20 : 15),
  };
  const mark = (goals[figure] ?? value === 100) ? '✓' : '✗';
  if (!figure.endsWith('×')) return `${rounded} ${mark}`;
  const [toBare, toReact] = [bare, react].map((other) =>
    other > 0 ? (value / other).toFixed(2) : '–',
  );
  return `${rounded} (${toBare}, ${Math.round(value - plain)}, ${toReact}) ${mark}`;
}
