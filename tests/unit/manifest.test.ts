import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveAddress } from '../../src/site/addresses';
import { manifest } from '../../src/site/manifest';

const { icons, screenshots, shortcuts } = manifest;

test('the manifest names only files and pages that exist', () => {
  for (const { src } of [...icons, ...screenshots, ...shortcuts.flatMap(({ icons: own }) => own)]) {
    expect(existsSync(`public${src}`), src).toBe(true);
  }
  for (const { url } of shortcuts) {
    expect(['screen', 'requests'], url).toContain(resolveAddress(url.replace(/#.*/, '')).kind);
  }
});
