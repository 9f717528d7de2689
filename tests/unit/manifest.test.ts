import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { resolveAddress } from '../../src/content/addresses';
import { webApp } from '../../src/content/web-app';
import { Installable } from '../../src/pwa/install/installable';

const { icons, screenshots, shortcuts } = webApp;
const project = new URL('../../', import.meta.url);
const fileOf = (src: string) => fileURLToPath(new URL(`public${src}`, project));
const textOf = (path: string) => readFileSync(new URL(path, project), 'utf8');

test('the name fits under an icon', () => {
  expect(webApp.short_name.length).toBeLessThanOrEqual(12);
});

test('its colours are the light theme’s surface, as in the tokens and the document', () => {
  const [, token] = /--paper-100: (#\w{6})/.exec(textOf('src/styles/tokens.css')) ?? [];
  expect(webApp.background_color).toBe(token);
  expect(webApp.theme_color).toBe(token);
  expect(textOf('index.html')).toContain(
    `<meta name="theme-color" content="${token}" media="(prefers-color-scheme: light)" />`,
  );
});

test.each([...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])(
  '$src is what the manifest says',
  async ({ src, sizes, type }) => {
    const { format, width, height } = await sharp(fileOf(src)).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
    expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
  },
);

test('the icon of Apple’s home screens is 180 pixels wide and lets nothing shine through', async () => {
  const head = renderToStaticMarkup(createElement(Installable));
  const [, src = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? [];
  expect(await sharp(fileOf(src)).metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await sharp(fileOf(src)).stats()).isOpaque).toBe(true);
});

test.each(shortcuts)('the shortcut $name leads to a page', ({ url }) => {
  expect(['screen', 'requests']).toContain(resolveAddress(url.replace(/#.*/, '')).kind);
});

describe('screenshots', () => {
  test.each(['narrow', 'wide'])('%s: at most as many as browsers show', (shape) => {
    const group = screenshots.filter(({ form_factor }) => form_factor === shape);
    expect(group.length).toBeGreaterThan(0);
    expect(group.length).toBeLessThanOrEqual(5);
  });

  test.each(screenshots)('$src keeps to what browsers show, and is light', ({ src, sizes }) => {
    const sides = sizes.split('x').map(Number);
    const [short, long] = [Math.min(...sides), Math.max(...sides)];
    expect(short).toBeGreaterThanOrEqual(320);
    expect(long).toBeLessThanOrEqual(3840);
    expect(long / short).toBeLessThanOrEqual(2.3);
    expect(statSync(fileOf(src)).size).toBeLessThan(150_000);
  });
});
