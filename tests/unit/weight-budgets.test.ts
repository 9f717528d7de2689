import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBudgetViolations } from '../../src/build/weight-budgets';
import { languageTags } from '../../src/site/languages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const below of ['assets', 'pictures', 'Inroll']) mkdirSync(join(folder, below));
  const html =
    '<style>.mark{mask:url(/pictures/marks.svg) 0 0}</style>' +
    '<section><img src="data:,"/><img alt="" src="/pictures/first.svg" loading="lazy"/></section>' +
    '<img src="/pictures/later.svg" loading="lazy"/>' +
    '<script data-style="/assets/s.css" data-scripts="/assets/entry.js /assets/page.js"></script>';
  kept = new Set(['index.html', 'pictures/first.svg']);
  put('index.html', 10, html);
  put('Inroll/1.html', 10, html);
  put('assets/entry.js', 80_000);
  put('assets/page.js', 28_000);
  put('assets/face.woff2');
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
let kept: Set<string>;

const faults = () => findBudgetViolations(folder, kept);

test('a site whose scripts, fonts and pictures exactly meet their budgets has no violations', () => {
  expect(faults()).toEqual([]);
});

test.each([
  ['index.html', 13_651, 'index.html'],
  ['assets/page.js', 28_001, 'assets/page.js'],
  ['pictures/marks.svg', 6001, 'pictures/marks.svg'],
])('%s exceeds its budget at %i bytes, and is reported', (name, weight, named) => {
  put(name, weight, name === 'index.html' ? undefined : '');
  expect(faults()).toEqual([expect.stringContaining(named)]);
  expect(faults()[0]).toContain(': 1 bytes more than');
});

test('the enrolment form may be heavier than other pages, up to a limit', () => {
  put('assets/page.js', 55_001);
  expect(faults().map((fault) => fault.split(':')[0])).toEqual(['index.html', 'Inroll/1.html']);
});

test('the files that are stored on the device have a budget, too', () => {
  put('large.svg', 693_991);
  kept.add('large.svg');
  expect(faults()).toHaveLength(languageTags.length);
  for (const fault of faults()) {
    expect(fault).toContain(': 1 bytes more than');
    expect(fault).toContain('large.svg (693991)');
  }
});

test('the files that a further language adds have a budget of their own', () => {
  put('assets/pages-ar-1.json', 80_001);
  kept.add('assets/pages-ar-1.json');
  expect(faults()).toEqual([expect.stringMatching(/^ar: .*: 1 bytes more than 80000/)]);
});
