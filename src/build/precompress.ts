import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Text files, including SVG. Other images and fonts are already compressed. */
const text = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;

/**
 * Writes a Brotli and a gzip version of every text file. Hosts that can't serve them ignore them.
 */
export async function precompressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => text.test(name)).map((name) => precompress(join(folder, name))),
  );
}

async function precompress(path: string): Promise<void> {
  const body = await readFile(path);
  // The default level of Brotli is the highest.
  const br = await promisify(brotliCompress)(body);
  const gz = await promisify(gzip)(body, { level: 9 });
  for (const [ending, bytes] of Object.entries({ br, gz })) {
    if (bytes.length < body.length) await writeFile(`${path}.${ending}`, bytes);
  }
}
