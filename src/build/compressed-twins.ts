import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { siteStep } from './site-step.ts';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
/** Pictures and fonts are compressed already. */
const text = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const pack = {
  br: (body: Buffer) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipAsync(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the built site; a static host that knows nothing of it serves the site as before. */
export function compressedTwins(): Plugin {
  return siteStep({
    name: 'compressed-twins',
    // After the plugins that write files in this step as well: pages and service worker.
    order: 'post',
    async run(outDir) {
      await writeTwins(outDir);
    },
  });
}

/**
 * Writes every text file of a site once more in each encoding, compressed as far as can be, where
 * that makes it smaller: no visitor waits for it then.
 *
 * @param folder absolute path of a site without such files
 */
export async function writeTwins(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    await writeTwinsOf(join(parentPath, name));
  }
}

/** Does so for one file; one that is no text has none. */
export async function writeTwinsOf(path: string): Promise<void> {
  if (!text.test(path)) return;
  const body = await readFile(path);
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const packed = await pack[name](body);
      if (packed.length < body.length) await writeFile(path + ending, packed);
    }),
  );
}
