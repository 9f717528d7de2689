import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  drawSocialPicture,
  toFilePath,
  isCurrent,
  readSocialPreviews,
  writeHeadingFont,
} from './social-picture';

/**
 * `npm run social-pictures` draws the preview pictures whose sources have changed. Arabic and
 * Chinese words need Noto Naskh Arabic and Noto Serif CJK on the machine: Debian's packages
 * `fonts-noto-core` and `fonts-noto-cjk`.
 */
const socialPreviews = await readSocialPreviews();
const fontfile = await writeHeadingFont(socialPreviews);
for (const preview of socialPreviews) {
  if (await isCurrent(preview)) continue;
  await mkdir(dirname(toFilePath(preview)), { recursive: true });
  await writeFile(toFilePath(preview), await drawSocialPicture(preview, fontfile));
}
await rm(fontfile);
