/**
 * Draws the portraits of `public/portraits/` from the set Open Peeps by Pablo Stanley (CC0).
 * Run it with `npm run portraits`; what it writes is committed, so no build
 * depends on it.
 */
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { mkdir, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { people, type Person } from './people';

const folder = new URL('../../../public/portraits/', import.meta.url);

/** The side of Open Peeps' own square, and how far a peep moves to stand in the arch. */
const side = 704;
const stand = 'translate(14 45) scale(.94)';
const arch = `M0 ${side}V${side / 2}a${side / 2} ${side / 2} 0 0 1 ${side} 0v${side / 2}z`;
const ink = '#131c2a';

function portrait(person: Person): string {
  const { backdrop } = person;
  return optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
      `<path fill="#${backdrop}" d="${arch}"/><g transform="${stand}">${peep(person)}</g></svg>`,
    { multipass: true, floatPrecision: 0, js2svg: { finalNewline: true } },
  ).data;
}

/** The drawing alone, without Open Peeps' frame; every choice is pinned, so the seed decides nothing. */
function peep(person: Person): string {
  const { glasses, beard } = person;
  const drawing = createAvatar(openPeeps, {
    seed: '',
    head: [person.head] as NonNullable<openPeeps.Options['head']>,
    face: [person.face],
    skinColor: [person.skin],
    headContrastColor: [person.hair],
    clothingColor: [person.clothing],
    accessories: (glasses ? [glasses] : []) as NonNullable<openPeeps.Options['accessories']>,
    accessoriesProbability: glasses ? 100 : 0,
    facialHair: (beard ? [beard] : []) as NonNullable<openPeeps.Options['facialHair']>,
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
  }).toString();
  return dyed(drawing.replace(/^.*?<g mask[^>]*>/s, '').replace(/<\/g><\/svg>$/, ''), person);
}

/** Turns black into the site's ink and into a headscarf's colour, for which Open Peeps has no option. */
function dyed(drawing: string, { scarf }: Person): string {
  const [body = '', head = '', ...face] = drawing.split(/(?=<g transform)/);
  return [body, head.replaceAll('#000', scarf ? `#${scarf}` : ink), ...face]
    .join('')
    .replaceAll('#000', ink);
}

await mkdir(folder, { recursive: true });
for (const person of Object.values(people)) {
  const picture = portrait(person);
  for (const file of person.files) await writeFile(new URL(`${file}.svg`, folder), picture);
}
