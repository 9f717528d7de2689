import { describe, expect, test } from 'vitest';
import { addressOfFile, precacheFault } from '../../src/build/check-precache';
import { pageFile, prerenderedPaths } from '../../src/content/addresses';

const pages = new Set(['index.html', 'AboutUs.html']);
const files = ['assets/a.js', 'assets/pages-a1_-B2c3.json'];

describe('the precache list', () => {
  test('holds all pages in one file', () => {
    expect(precacheFault(files, pages)).toBeUndefined();
  });

  test('lacks the pages', () => {
    expect(precacheFault(files.slice(0, 1), pages)).toContain('holds 0 bundles');
  });

  test('has two bundles, of which one is left from another release', () => {
    expect(precacheFault([...files, 'assets/pages-other.json'], pages)).toContain('2 bundles');
  });

  test('was made before any page was written', () => {
    expect(precacheFault(files, new Set())).toContain('No page');
  });

  test('asks for each page by the path that it stands at', () => {
    expect(prerenderedPaths.map((path) => addressOfFile(pageFile(path)))).toEqual(prerenderedPaths);
  });
});
