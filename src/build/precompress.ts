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
/** Text files, including SVG. Other images and fonts are already compressed. */
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

/** Precompresses the built site. Static hosts that can't serve precompressed files ignore them. */
export function precompress(): Plugin {
  return postBuildStep({
    name: 'precompress',
    // Run after the plugins that write the pages and the service worker.
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

/** Precompresses a text file if that makes it smaller. Ignores other files. */
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
