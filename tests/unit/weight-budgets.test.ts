import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBudgetViolations } from '../../src/build/weight-budgets';
import { languageTags } from '../../src/site/languages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const subfolder of ['assets', 'pictures', 'Inroll']) mkdirSync(join(folder, subfolder));
  const html =
    '<style>.mark{mask:url(/pictures/marks.svg) 0 0}</style>' +
    '<section><img src="data:,"/><img alt="" src="/pictures/first.svg" loading="lazy"/></section>' +
    '<img src="/pictures/later.svg" loading="lazy"/>' +
    '<script data-style="/assets/s.css" data-scripts="/assets/entry.js /assets/page.js"></script>';
  precached = new Set(['index.html', 'pictures/first.svg']);
  put('index.html', 10, html);
  put('Inroll/1.html', 10, html);
  put('assets/entry.js', 80_000);
  put('assets/page.js', 28_000);
  put('assets/font.woff2');
  put('pictures/first.svg', 6000);
  put('pictures/later.svg', 50_000);
  put('pictures/marks.svg', 6000);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file and, if a weight is given, a precompressed version of that many bytes. */
function put(name: string, weight?: number, text = 'x'.repeat(200_000)): void {
  writeFileSync(join(folder, name), weight === undefined ? 'x'.repeat(30_000) : text);
  if (weight !== undefined) writeFileSync(join(folder, `${name}.br`), 'x'.repeat(weight));
}

/** Names of the files that are stored on the device. */
let precached: Set<string>;

const violations = () => findBudgetViolations(folder, precached);

test('a site whose scripts, fonts and pictures exactly meet their budgets has no violations', () => {
  expect(violations()).toEqual([]);
});

test.each([
  [13_651, 'index.html'],
  [28_001, 'assets/page.js'],
  [6001, 'pictures/marks.svg'],
])('with %i bytes, %s exceeds a budget, and the violation names the file', (weight, name) => {
  put(name, weight, name === 'index.html' ? undefined : '');
  expect(violations()).toEqual([expect.stringContaining(name)]);
  expect(violations()[0]).toContain(' exceeded by 1,');
});

test('the enrolment form may be heavier than other pages, up to a limit', () => {
  put('assets/page.js', 55_001);
  expect(violations().map((violation) => violation.split(':')[0])).toEqual([
    'index.html',
    'Inroll/1.html',
  ]);
});

test('the files that are stored on the device have a budget, too', () => {
  put('large.svg', 693_991);
  precached.add('large.svg');
  expect(violations()).toHaveLength(languageTags.length);
  for (const violation of violations()) {
    expect(violation).toContain(' exceeded by 1,');
    expect(violation).toContain('large.svg (693991)');
  }
});

test('the files that a further language adds have a budget of their own', () => {
  put('assets/pages-ar-1.json', 80_001);
  precached.add('assets/pages-ar-1.json');
  expect(violations()).toEqual([
    expect.stringMatching(/^ar: .*: limit of 80000 bytes exceeded by 1,/),
  ]);
});
