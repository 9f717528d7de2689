import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A picture of the site, to be shown within another. */
export interface Drawing {
  /** Its own content, as an address. */
  readonly href: string;
  /** Width to height. */
  readonly ratio: number;
}

/**
 * Opens an SVG of the built site.
 *
 * @param address within the site
 */
export async function openDrawing(outDir: string, address: string): Promise<Drawing> {
  const svg = await readFile(join(outDir, address));
  const { width, height } = await sharp(svg).metadata();
  return { href: `data:image/svg+xml;base64,${svg.toString('base64')}`, ratio: width / height };
}
