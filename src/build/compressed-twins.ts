import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { encodings } from '../server/site/encodings.ts';
import { fileKind } from '../server/site/file-kinds.ts';
import { siteStep } from './site-step.ts';

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
      for (const name of await writeTwins(outDir)) {
        this.warn(`${name} is of a kind that the server does not send: see file-kinds.ts.`);
      }
    },
  });
}

/**
 * Writes every text file of a site once more in each encoding, compressed as far as can be, where
 * that makes it smaller: no visitor waits for it then.
 *
 * @param folder absolute path of a site without such files
 * @returns the files that the server will not send, as paths below the folder
 */
export async function writeTwins(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const unknown: string[] = [];
  for (const path of paths) {
    const name = relative(folder, path).replaceAll(sep, '/');
    const kind = fileKind(name);
    if (!kind) unknown.push(name);
    if (kind?.isText) await writeTwinsOf(path);
  }
  return unknown;
}

async function writeTwinsOf(path: string): Promise<void> {
  const body = await readFile(path);
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const packed = await pack[name](body);
      if (packed.length < body.length) await writeFile(path + ending, packed);
    }),
  );
}
