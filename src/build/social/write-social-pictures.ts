import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { socialPicture } from '../../content/social-picture.ts';
import type { SocialPreview } from '../../content/social-previews.ts';
import { openHeadingFace } from '../fonts/set-words.ts';
import { composition } from './composition.ts';
import { openDrawing } from './drawing.ts';

/**
 * Writes the picture that a link to each page is shown with: as PNG, for networks and messengers
 * read no SVG, and some of them no WebP.
 *
 * @param outDir the built site, with its drawings in it
 */
export async function writeSocialPictures(
  outDir: string,
  previews: readonly SocialPreview[],
): Promise<void> {
  const setWords = await openHeadingFace();
  const logo = await openDrawing(outDir, '/pictures/logo.svg');
  await Promise.all(
    previews.map(async (preview) => {
      const drawings = await Promise.all(
        preview.drawings.map((address) => openDrawing(outDir, address)),
      );
      const file = join(outDir, socialPicture(preview.path));
      await mkdir(dirname(file), { recursive: true });
      await sharp(Buffer.from(composition(preview, drawings, logo, setWords)))
        // Dithered, plain grounds would be speckled.
        .png({ palette: true, dither: 0 })
        .toFile(file);
    }),
  );
}
