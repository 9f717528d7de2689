import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { socialPreviews } from '../../src/site/social-previews';
import { drawSocialPicture, fileOf, isCurrent, writeHeadingFont } from './social-picture';

/** `npm run social-pictures` draws the preview pictures whose sources have changed. */
const fontfile = await writeHeadingFont(socialPreviews);
for (const preview of socialPreviews) {
  if (await isCurrent(preview)) continue;
  await mkdir(dirname(fileOf(preview)), { recursive: true });
  await writeFile(fileOf(preview), await drawSocialPicture(preview, fontfile));
}
await rm(fontfile);
