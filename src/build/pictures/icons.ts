/**
 * Draws the logo of `public/pictures/`, `public/icon.svg` and the icons of `public/icons/`, all from
 * one mark. Run it with `npm run icons`; what it writes is committed, so no build depends on it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { darkLogo, lightLogo, plainLogo } from './logo';
import { bridge, bridgeMiddle, cutSeal, markSide as side, paper, seal, sealRed } from './mark';
import { strokesByShortcut } from './shortcut-strokes';

const publicFolder = new URL('../../../public/', import.meta.url);
const folder = new URL('icons/', publicFolder);

const icon = drawing(seal());

/** Square to its edges, for systems that cut icons to a shape of their own. */
function fullTile(scale: number): string {
  return drawing(
    `<path fill="${sealRed}" d="M0 0h${side}v${side}H0z"/>` +
      `<g transform="translate(${side / 2} ${side / 2}) scale(${scale}) translate(${-side / 2} ${-bridgeMiddle})">` +
      `<path fill="${paper}" d="${bridge(side / 2)}"/></g>`,
  );
}

/** A Lucide icon in an arch, the shape of the academy's portraits. */
function shortcutTile(strokes: string): string {
  const arch = `M4 ${side}V32a28 28 0 0 1 56 0v${side - 32}z`;
  return drawing(
    `<path fill="${sealRed}" d="${arch}"/>` +
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

// Whatever shape a system cuts, it leaves a circle of four fifths of the side: the bridge lies within
// it at seven tenths of its size, and the road leads on over the banks to whatever edge there is
// (https://www.w3.org/TR/appmanifest/#icon-masks).
const maskable = fullTile(0.7);

await mkdir(folder, { recursive: true });
await writeFile(new URL('pictures/logo.svg', publicFolder), lightLogo);
await writeFile(new URL('pictures/logo-dark.svg', publicFolder), darkLogo);
await writeFile(new URL('pictures/logo-plain.svg', publicFolder), plainLogo);
await writeFile(new URL('icon.svg', publicFolder), icon);
await writeFile(new URL('maskable.svg', folder), maskable);
for (const size of [192, 512]) {
  await writePng(`icon-${size}`, icon, size);
  await writePng(`maskable-${size}`, maskable, size);
}
await writePng('apple-touch-icon', fullTile(1), 180);
// In a phone's status bar, which takes the shape alone and gives it a colour.
await writePng('badge-96', drawing(cutSeal('#fff')), 96);
for (const [name, strokes] of Object.entries(strokesByShortcut)) {
  for (const size of [96, 192]) await writePng(`${name}-${size}`, shortcutTile(strokes), size);
}
