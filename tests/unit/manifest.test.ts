import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ManifestLinks } from '../../src/pwa/install/manifest-links';
import { resolveAddress } from '../../src/site/addresses';
import { manifest } from '../../src/site/manifest';

const { icons, screenshots, shortcuts } = manifest;
const project = new URL('../../', import.meta.url);
const toFilePath = (src: string) => fileURLToPath(new URL(`public${src}`, project));

test('the app’s short name fits under an icon', () => {
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
});

test.each([...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])(
  '$src has the format and the size that the manifest specifies',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(toFilePath(src)).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
    expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
  },
);

test('the Apple touch icon is 180 pixels wide and high, and opaque', async () => {
  const head = renderToStaticMarkup(createElement(ManifestLinks));
  const [, src = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? [];
  expect(await sharp(toFilePath(src)).metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await sharp(toFilePath(src)).stats()).isOpaque).toBe(true);
});

test.each(shortcuts)('the shortcut $name leads to a page', ({ url }) => {
  expect(['screen', 'requests']).toContain(resolveAddress(url.replace(/#.*/, '')).kind);
});
