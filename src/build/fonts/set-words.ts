import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { headingCharacters } from './heading-characters.ts';

/** How words are set. */
interface Setting {
  /** Height of the face, in the picture's units. */
  readonly size: number;
  /** From 500 to 600. */
  readonly weight: number;
  /** Space between letters, in parts of the size. */
  readonly tracking?: number;
}

/** Words as shapes: a picture with them needs no font. */
interface Outline {
  readonly width: number;
  /** SVG; the words begin at 0, and 0 is their baseline. */
  readonly shapes: string;
}

export type SetWords = (words: string, setting: Setting) => Outline;

const fontFile = new URL('../../styles/fonts/fraunces.woff2', import.meta.url);

/** Opens the headings' face for words to be set in it. */
export async function openHeadingFace(): Promise<SetWords> {
  const font = await subsetFont(await readFile(fontFile), headingCharacters, {
    targetFormat: 'truetype',
  });
  const face = new Face(new Blob(font));
  return (words, setting) => setWords(face, words, setting);
}

function setWords(face: Face, words: string, { size, weight, tracking = 0 }: Setting): Outline {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  let end = 0;
  const shapes = buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance = 0 }) => {
    if (glyph === 0) throw new Error(`The headings' face lacks a letter of '${words}'.`);
    const at = end;
    end += xAdvance + tracking * face.upem;
    return `<path transform="translate(${at})" d="${font.glyphToPath(glyph)}"/>`;
  });
  const scale = size / face.upem;
  return {
    width: (end - tracking * face.upem) * scale,
    shapes: `<g transform="scale(${scale} ${-scale})">${shapes.join('')}</g>`,
  };
}
