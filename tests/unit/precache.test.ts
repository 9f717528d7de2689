import { describe, expect, test } from 'vitest';
import { addressOfFile, precacheFault, precacheLimit } from '../../src/build/check-precache';
import { pageFile, prerenderedPaths } from '../../src/content/addresses';

const pages = new Set(['index.html', 'AboutUs.html']);
const entries = [
  { url: 'index.html', size: 10 },
  { url: 'AboutUs.html', size: 20 },
  { url: 'assets/a.js', size: 30 },
];

describe('the precache list', () => {
  test('holds every page and fits', () => {
    expect(precacheFault(entries, pages)).toBeUndefined();
  });

  test('lacks a page', () => {
    expect(precacheFault(entries.slice(1), pages)).toContain('index.html');
  });

  test('was made before any page was written', () => {
    expect(precacheFault(entries, new Set())).toContain('No page');
  });

  test('is too large by a byte', () => {
    const large = (size: number) => [...entries, { url: 'large.png', size }];
    expect(precacheFault(large(precacheLimit - 60), pages)).toBeUndefined();
    expect(precacheFault(large(precacheLimit - 59), pages)).toContain('1 more than allowed');
  });

  test('asks for each page by the path that it stands at', () => {
    expect(prerenderedPaths.map((path) => addressOfFile(pageFile(path)))).toEqual(prerenderedPaths);
    expect(addressOfFile('assets/index.js')).toBe('/assets/index.js');
  });
});
