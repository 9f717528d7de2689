/**
 * Draws the icons of `public/icons/` from the site's own, `public/icon.svg`. Run it with
 * `npm run icons`; what it writes is committed, so no build depends on it.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { strokesByShortcut } from './shortcut-strokes';

const publicFolder = new URL('../../../public/', import.meta.url);
const folder = new URL('icons/', publicFolder);

/** The side of the site's icon, and what lies on its tile: the bridge, drawn from 15 to 55. */
const side = 64;
const icon = await readFile(new URL('icon.svg', publicFolder), 'utf8');
const [, red] = /<rect [^>]*fill="(#\w+)"/.exec(icon) ?? [];
const [bridge, paper] = /<path fill="(#\w+)"[^>]*>/.exec(icon) ?? [];
if (!red || !bridge || !paper) throw new Error('icon.svg is not a tile with a bridge on it.');

/** Square to its edges, for systems that cut icons to a shape of their own. */
function fullTile(scale: number): string {
  return drawing(
    `<path fill="${red}" d="M0 0h${side}v${side}H0z"/>` +
      `<g transform="translate(${side / 2} ${side / 2}) scale(${scale}) translate(${-side / 2} -35)">${bridge}</g>`,
  );
}

/** A Lucide icon in an arch, the shape of the academy's portraits. */
function shortcutTile(strokes: string): string {
  const arch = `M4 ${side}V32a28 28 0 0 1 56 0v${side - 32}z`;
  return drawing(
    `<path fill="${red}" d="${arch}"/>` +
      `<g transform="translate(14 18) scale(1.5)" fill="none" stroke="${paper}" stroke-width="2" ` +
      `stroke-linecap="round" stroke-linejoin="round"><path d="${strokes}"/></g>`,
  );
}

function drawing(content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${content}</svg>`;
  return optimize(svg, { multipass: true, js2svg: { finalNewline: true } }).data;
}

async function writePng(name: string, svg: string, size: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(fileURLToPath(new URL(`${name}.png`, folder)));
}

// Whatever shape a system cuts, it leaves a circle of four fifths of the side: the bridge's corners
// lie within it at three quarters of its size (https://www.w3.org/TR/appmanifest/#icon-masks).
const maskable = fullTile(0.75);

await mkdir(folder, { recursive: true });
await writeFile(new URL('maskable.svg', folder), maskable);
for (const size of [192, 512]) {
  await writePng(`icon-${size}`, icon, size);
  await writePng(`maskable-${size}`, maskable, size);
}
await writePng('apple-touch-icon', fullTile(0.9), 180);
for (const [name, strokes] of Object.entries(strokesByShortcut)) {
  for (const size of [96, 192]) await writePng(`${name}-${size}`, shortcutTile(strokes), size);
}
