import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { postBuildStep } from './post-build-step.ts';

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
/** Text files. Images and fonts are already compressed. */
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

/**
 * Precompresses the built site. Static hosts that don't support this ignore the compressed files.
 */
export function precompress(): Plugin {
  return postBuildStep({
    name: 'precompress',
    // After the plugins that write pages and the service worker in the same step.
    order: 'post',
    async run(outDir) {
      await precompressAll(outDir);
    },
  });
}

/**
 * Precompresses every text file at the highest level, so that no visitor waits for compression.
 *
 * @param folder absolute path of a site without precompressed files
 */
export async function precompressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    await precompressFile(join(parentPath, name));
  }
}

/** Precompresses one file, unless it is not text or would not get smaller. */
export async function precompressFile(path: string): Promise<void> {
  if (!text.test(path)) return;
  const body = await readFile(path);
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const packed = await pack[name](body);
      if (packed.length < body.length) await writeFile(path + ending, packed);
    }),
  );
}
