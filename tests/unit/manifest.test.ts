import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { manifest } from '../../src/app/manifest';
import { resolveAddress } from '../../src/content/addresses';
import { Installable } from '../../src/pwa/install/installable';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: 'any' | 'maskable';
  readonly form_factor?: 'narrow' | 'wide';
  readonly label?: string;
}

interface Manifest {
  readonly [member: string]: unknown;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Picture[];
  }[];
}

const fields = JSON.parse(manifest()) as Manifest;
const { icons, screenshots, shortcuts } = fields;
const project = new URL('../../', import.meta.url);
const fileOf = (src: string) => fileURLToPath(new URL(`public${src}`, project));
const textOf = (path: string) => readFileSync(new URL(path, project), 'utf8');
const bySrc = (pictures: readonly Picture[]) =>
  pictures.map((picture) => [picture.src, picture] as const);

test('it names the site, and opens it in a window of its own', () => {
  expect(fields).toMatchObject({
    id: '/',
    name: 'Jambatan Language Academy',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['education'],
  });
  expect(String(fields.short_name).length, 'fits under an icon').toBeLessThanOrEqual(12);
});

test('a start never leads an open window elsewhere', () => {
  expect(fields.launch_handler).toEqual({ client_mode: ['navigate-new', 'auto'] });
});

test('its colours are the light theme’s surface, as in the tokens and the document', () => {
  const [, token] = /--paper-100: (#\w{6})/.exec(textOf('src/styles/tokens.css')) ?? [];
  expect(fields.background_color).toBe(token);
  expect(fields.theme_color).toBe(token);
  expect(textOf('index.html')).toContain(
    `<meta name="theme-color" content="${token}" media="(prefers-color-scheme: light)" />`,
  );
});

describe('every picture is what the manifest says', () => {
  const all = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];

  test.each(bySrc(all))('%s', async (src, { sizes, type }) => {
    const { format, width, height } = await sharp(fileOf(src)).metadata();
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`);
    expect(sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`);
  });
});

describe('icons', () => {
  test.each(['any', 'maskable'])('%s: 192, 512 and drawn for every size', (purpose) => {
    const offered = icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(offered).toEqual(['192x192', '512x512', 'any']);
  });

  test('the one of Apple’s home screens is 180 pixels wide and lets nothing shine through', async () => {
    const head = renderToStaticMarkup(createElement(Installable));
    const [, src = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? [];
    expect(await sharp(fileOf(src)).metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await sharp(fileOf(src)).stats()).isOpaque).toBe(true);
    expect(head).toContain(
      `<meta name="apple-mobile-web-app-title" content="${String(fields.short_name)}"/>`,
    );
  });
});

describe('shortcuts', () => {
  test.each(shortcuts.map(({ name, url }) => [name, url]))('%s leads to a page', (_, url) => {
    expect(['screen', 'requests']).toContain(resolveAddress(url.replace(/#.*/, '')).kind);
  });
});

describe('screenshots', () => {
  test.each([
    ['narrow', 3],
    ['wide', 2],
  ] as const)('%s: as many as shown, of one shape, with words', (formFactor, count) => {
    const group = screenshots.filter(({ form_factor }) => form_factor === formFactor);
    expect(group).toHaveLength(count);
    expect(new Set(group.map(({ sizes }) => sizes)).size).toBe(1);
    for (const { label } of group) expect(label).toMatch(/\w{3}/);
  });

  test.each(bySrc(screenshots))(
    '%s keeps to what browsers show, and is light',
    (src, { sizes }) => {
      const sides = sizes.split('x').map(Number);
      const [short, long] = [Math.min(...sides), Math.max(...sides)];
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long).toBeLessThanOrEqual(3840);
      expect(long / short).toBeLessThanOrEqual(2.3);
      expect(statSync(fileOf(src)).size).toBeLessThan(150_000);
    },
  );
});
