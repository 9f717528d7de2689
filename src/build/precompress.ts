import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { postBuildStep } from './post-build-step.ts';

/** Text files, including SVG. Other images and fonts are already compressed. */
const text = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Precompresses the built site. Static hosts that can't serve precompressed files ignore them. */
export function precompress(): Plugin {
  return postBuildStep({
    name: 'precompress',
    // Run after the plugins that write the pages and the service worker.
    order: 'post',
    run: precompressAll,
  });
}

/**
 * Precompresses every text file at the highest level, so that no visitor waits for compression.
 *
 * @param folder absolute path of a site without precompressed files
 */
export async function precompressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  // Node compresses several files at a time.
  await Promise.all(names.map((name) => precompressFile(join(folder, name))));
}

/** Precompresses a text file if that makes it smaller. Ignores other files and folders. */
export async function precompressFile(path: string): Promise<void> {
  if (!text.test(path)) return;
  const body = await readFile(path);
  // The default quality of Brotli is the highest.
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const packed = {
    br: await brotliAsync(body, { params }),
    gz: await gzipAsync(body, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(packed)) {
    if (bytes.length < body.length) await writeFile(`${path}.${ending}`, bytes);
  }
}
