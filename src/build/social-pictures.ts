import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { socialPicture } from '../content/social-picture.ts';
import type { SocialPreview } from '../content/social-previews.ts';
import { openHeadingFace, type SetWords } from './fonts/set-words.ts';

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

const frames = { foot: footFrame, window: windowFrame, arcade: arcadeFrame };
const logoHeight = 64;

/** Composes the picture that a link to a page is shown with, as SVG. */
function composition(
  preview: SocialPreview,
  drawings: readonly Drawing[],
  logo: Drawing,
  setWords: SetWords,
): string {
  const { shapes, words } = frames[preview.frame](drawings);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<path fill="#faf5ea" d="M0 0h1200v630H0z"/>${shapes}` +
    (preview.frame === 'foot' ? '' : deck) +
    `<image href="${logo.href}" x="${margin}" y="56" width="${logoHeight * logo.ratio}" height="${logoHeight}"/>` +
    `${wordShapes(preview, words, setWords)}</svg>`
  );
}

/** The bridge's deck, on which the frames stand, with its rail. */
const deck =
  '<path fill="#131c2a" d="M0 604Q600 556 1200 604V630H0z"/>' +
  '<path fill="none" stroke="#d9b25f" stroke-width="3" d="M0 612Q600 564 1200 612"/>';

/** Drawings in their place, and the place that they leave for words, from the left margin on. */
interface Frame {
  readonly shapes: string;
  readonly words: { readonly width: number; readonly top: number; readonly bottom: number };
}

const margin = 72;
const right = 1200 - margin;
/** Where frames end: behind the deck at the foot of the picture. */
const foot = 612;
/** Below the logo, and above the deck. */
const [wordsTop, wordsBottom] = [150, 570];
const gold = '#d9b25f';

/** One drawing in a window as wide as the drawing asks for, beside the words. */
function windowFrame(drawings: readonly Drawing[]): Frame {
  const drawing = firstOf(drawings);
  const top = 104;
  const width = Math.min(600, (foot - top) * drawing.ratio);
  const left = right - width;
  return {
    shapes: framed(drawing, { left, top, width }, 'window'),
    words: { width: left - 48 - margin, top: wordsTop, bottom: wordsBottom },
  };
}

/** Drawings in a row of arches, below the words. */
function arcadeFrame(drawings: readonly Drawing[]): Frame {
  const gap = 28;
  const width = (right - margin - gap * (drawings.length - 1)) / drawings.length;
  const top = foot - Math.max(190, (1.1 * width) / firstOf(drawings).ratio);
  const shapes = drawings.map((drawing, index) =>
    framed(drawing, { left: margin + index * (width + gap), top, width }, `arch-${index}`),
  );
  return {
    shapes: shapes.join(''),
    words: { width: right - margin, top: wordsTop - 16, bottom: top - 24 },
  };
}

/** The layers of one drawing along the whole foot, what matters on the right, below the words. */
function footFrame(layers: readonly Drawing[]): Frame {
  const top = 190;
  const shapes = layers.map(
    ({ href }) =>
      `<image href="${href}" y="${top}" width="1200" height="${630 - top}" preserveAspectRatio="xMaxYMax slice"/>`,
  );
  return {
    shapes: shapes.join(''),
    words: { width: 640, top: wordsTop - 16, bottom: top + 190 },
  };
}

function firstOf(drawings: readonly Drawing[]): Drawing {
  const [first] = drawings;
  if (!first) throw new Error('A picture for where links are shared has no drawing.');
  return first;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A drawing under an arch, with a gold moulding around it. */
function framed({ href, ratio }: Drawing, box: Box, id: string): string {
  const { left, top, width } = box;
  // A round head would take the corners of a broad drawing, and what stands in them.
  const rise = width * (ratio > 1 ? 0.22 : 0.5);
  return (
    `<clipPath id="${id}"><path d="${arch(box, rise)}"/></clipPath>` +
    `<image href="${href}" x="${left}" y="${top}" width="${width}" height="${foot - top}" ` +
    `preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>` +
    `<path d="${arch(box, rise, 10)}" fill="none" stroke="${gold}" stroke-width="3"/>`
  );
}

/** The outline of a box with an arched head, or one that runs around it at a distance. */
function arch({ left, top, width }: Box, rise: number, distance = 0): string {
  const radius = ((width / 2) ** 2 + rise ** 2) / (2 * rise) + distance;
  const springing = top + rise;
  return `M${left - distance} ${foot}V${springing}A${radius} ${radius} 0 0 1 ${left + width + distance} ${springing}V${foot}`;
}

/** A picture of the site, to be shown within another. */
interface Drawing {
  /** Its own content, as an address. */
  readonly href: string;
  /** Width to height. */
  readonly ratio: number;
}

/**
 * Opens an SVG of the built site.
 *
 * @param address within the site
 */
async function openDrawing(outDir: string, address: string): Promise<Drawing> {
  const svg = await readFile(join(outDir, address));
  const { width, height } = await sharp(svg).metadata();
  return { href: `data:image/svg+xml;base64,${svg.toString('base64')}`, ratio: width / height };
}

/** The title has the largest size in which it fits. */
const titleSizes = [84, 76, 68, 62, 56, 50, 44];
const mostLines = 3;
const leading = 1.12;
const kickerHeight = 48;
const button = { height: 64, radius: 15, gap: 32, padding: 32 };

/** Sets kicker, title and button, one below the other, in the middle of the place for words. */
function wordShapes(
  { kicker, title, action }: SocialPreview,
  { width, top, bottom }: Frame['words'],
  setWords: SetWords,
): string {
  const others = kickerHeight + (action ? button.gap + button.height : 0);
  const { size, lines } = fitted(title, width, bottom - top - others, setWords);
  const height = others + lines.length * leading * size;
  const start = (top + bottom - height) / 2;
  const titleStart = start + kickerHeight;
  const shapes = [
    placed(setWords(kicker, { size: 32, weight: 500 }).shapes, margin, start + 24, '#566274'),
    ...lines.map((line, index) => {
      const baseline = titleStart + (index * leading + 0.8) * size;
      return placed(setWords(line, titleSetting(size)).shapes, margin, baseline, '#131c2a');
    }),
  ];
  if (action) shapes.push(buttonShapes(action, start + height - button.height, setWords));
  return shapes.join('');
}

function buttonShapes(label: string, top: number, setWords: SetWords): string {
  const words = setWords(label, { size: 30, weight: 600 });
  const width = words.width + 2 * button.padding;
  return (
    `<rect x="${margin}" y="${top}" width="${width}" height="${button.height}" rx="${button.radius}" fill="#bf3320"/>` +
    placed(words.shapes, margin + button.padding, top + 42, '#faf5ea')
  );
}

function placed(shapes: string, x: number, y: number, fill: string): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${shapes}</g>`;
}

function fitted(title: string, width: number, height: number, setWords: SetWords) {
  for (const size of titleSizes) {
    const widthOf = (words: string) => setWords(words, titleSetting(size)).width;
    const lines = balancedLines(title, width, widthOf);
    const isLow = lines.length <= Math.min(mostLines, height / (leading * size));
    if (isLow && lines.every((line) => widthOf(line) <= width)) return { size, lines };
  }
  throw new Error(`'${title}' is too long for the picture that shows its page.`);
}

function titleSetting(size: number) {
  return { size, weight: 600, tracking: -0.015 };
}

/**
 * Breaks words into as few lines as their width allows, and these as even as can be. A single word
 * that is wider has a line of its own.
 *
 * @param widthOf how wide words are, in the unit of `limit`
 */
export function balancedLines(
  words: string,
  limit: number,
  widthOf: (words: string) => number,
): readonly string[] {
  let lines = filledLines(words, limit, widthOf);
  for (;;) {
    const widest = Math.max(...lines.map(widthOf));
    const narrower = filledLines(words, widest - 1, widthOf);
    const isWorse = narrower.length > lines.length || Math.max(...narrower.map(widthOf)) >= widest;
    if (isWorse) return lines;
    lines = narrower;
  }
}

function filledLines(
  words: string,
  limit: number,
  widthOf: (words: string) => number,
): readonly string[] {
  const lines: string[] = [];
  // A slash, too, may end a line.
  for (const word of words.split(/(?<=[ /])/)) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && widthOf(longer.trimEnd()) <= limit) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}
