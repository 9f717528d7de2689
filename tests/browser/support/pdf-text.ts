import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of each page of a PDF printed by Chromium, in drawing order. Spaces are
 * removed, because the PDF has none at line breaks.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf.toString('latin1'));
  return [...objects.values()].filter(isPage).map((page) => {
    const fonts = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
        return [name, readGlyphs(readStream(objects.get(toUnicode) ?? ''))] as const;
      }),
    );
    const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
    return drawnText(readStream(objects.get(contents) ?? ''), fonts);
  });
}

/** Converts text to the form that `pdfPages` returns. */
export const asDrawn = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

interface Glyphs {
  /** Number of hexadecimal digits per glyph. */
  readonly digits: number;
  readonly letters: ReadonlyMap<number, string>;
}

const isPage = (object: string): boolean => /\/Type \/Page\b/.test(object);

function readObjects(pdf: string): Map<string, string> {
  return new Map(
    [...pdf.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
}

function readStream(object: string): string {
  const bytes = /stream\n([\s\S]*?)\nendstream/.exec(object)?.[1] ?? '';
  if (!object.includes('/FlateDecode')) return bytes;
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

/** Reads a font's ToUnicode map, which maps glyphs to characters. */
function readGlyphs(table: string): Glyphs {
  const letters = new Map<number, string>();
  for (const [, entries = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', letter = ''] of entries.matchAll(/<(\w+)> <(\w+)>/g)) {
      letters.set(Number.parseInt(glyph, 16), fromHex(letter));
    }
  }
  for (const [, entries = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', letter = ''] of entries.matchAll(
      /<(\w+)> <(\w+)> <(\w+)>/g,
    )) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1) {
        letters.set(glyph, String.fromCodePoint(Number.parseInt(letter, 16) + glyph - first));
      }
    }
  }
  return { digits: /begincodespacerange\s<(\w+)>/.exec(table)?.[1]?.length ?? 4, letters };
}

/** Decodes UTF-16 code units of four hexadecimal digits each. */
const fromHex = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function drawnText(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let font: Glyphs | undefined;
  let text = '';
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (name) font = fonts.get(name);
    if (!glyphs || !font) continue;
    for (let at = 0; at < glyphs.length; at += font.digits) {
      text += font.letters.get(Number.parseInt(glyphs.slice(at, at + font.digits), 16)) ?? '';
    }
  }
  return asDrawn(text);
}
