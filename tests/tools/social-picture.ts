import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { wordsIn } from '../../src/build/page-words';
import { readColour } from '../../src/build/tokens';
import { languageTags, splitLanguage } from '../../src/site/languages';
import { socialPicture } from '../../src/site/social-picture';
import type { SocialPreview } from './social-previews';

export const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
export const headingFont = fileURLToPath(
  new URL('../../src/styles/fonts/fraunces.woff2', import.meta.url),
);
export const logoAddress = '/pictures/logo.svg';
/** Increase this number to redraw all pictures after changing how they are drawn. */
const designVersion = 1;

export const colours = {
  paper: readColour('paper-100'),
  ink: readColour('ink-900'),
  slate: readColour('ink-500'),
  cinnabar: readColour('cinnabar-600'),
  gold: readColour('gold-400'),
};

/** Reads the previews in all languages. */
export async function readSocialPreviews(): Promise<readonly SocialPreview[]> {
  const previews = languageTags.map(async (language) => {
    const { module } = await runnerImport<{ socialPreviews: readonly SocialPreview[] }>(
      '/tests/tools/social-previews.ts',
      { plugins: [wordsIn(() => language)] },
    );
    return module.socialPreviews;
  });
  return (await Promise.all(previews)).flat();
}

/** Returns the path of a page's preview picture. */
export function toFilePath(preview: SocialPreview): string {
  const { language, path } = splitLanguage(preview.path);
  return join(publicFolder, socialPicture(path, language));
}

/**
 * Returns a hash of everything that a preview picture is drawn from: its words, its illustrations,
 * the font, the colours and the version of the design. Each picture stores the hash in its
 * metadata, to compare it instead of the pixels, which differ slightly between machines.
 */
export async function createFingerprint(preview: SocialPreview): Promise<string> {
  const illustrations = [logoAddress, ...preview.drawings].map((name) => join(publicFolder, name));
  const words = JSON.stringify([designVersion, preview, Object.values(colours)]);
  const hash = createHash('sha256').update(words);
  for (const file of [headingFont, ...illustrations]) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Returns true if a preview picture exists and was drawn from the current sources. */
export async function isCurrent(preview: SocialPreview): Promise<boolean> {
  const picture = await readFile(toFilePath(preview)).catch(() => '');
  return picture.includes(await createFingerprint(preview));
}
