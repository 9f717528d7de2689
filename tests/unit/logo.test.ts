import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../public/${name}.svg`, import.meta.url));

describe('the mark is one and the same', () => {
  test.each(['pictures/logo', 'pictures/logo-dark', 'pictures/logo-plain'])(
    '%s has the seal of the tab’s icon',
    async (logo) => {
      const [here, there] = [await openingOf(logo), await openingOf('icon')];
      const differing = here.filter((isOpen, index) => isOpen !== there[index]).length;
      // Edges may fall on either side of a pixel's middle.
      expect(differing / there.length).toBeLessThan(0.01);
    },
  );
});

test('the plain logo takes one colour, and that from around it', () => {
  const colours = readFileSync(fileOf('pictures/logo-plain'), 'utf8').match(/fill="[^"]+"/g);
  expect(new Set(colours)).toEqual(new Set(['fill="currentColor"']));
});

/** Where, within its seal, a picture on paper shows the bridge: paper instead of the seal's colour. */
async function openingOf(name: string): Promise<boolean[]> {
  const picture = sharp(fileOf(name), { density: 288 }).flatten({ background: '#fffdf8' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const side = name === 'icon' ? info.width : (info.height * 44) / 48;
  const top = (info.height - side) / 2;
  return Array.from({ length: 128 * 128 }, (_, index) => {
    const x = Math.floor((((index % 128) + 0.5) * side) / 128);
    const y = Math.floor(top + ((Math.floor(index / 128) + 0.5) * side) / 128);
    // The green of the seal's red and of black is dark; that of paper is not.
    return (data[(y * info.width + x) * info.channels + 1] ?? 0) > 128;
  });
}
