import type { Drawing } from './drawing.ts';

/** Drawings in their place, and the place that they leave for words, from the left margin on. */
export interface Frame {
  readonly shapes: string;
  readonly words: { readonly width: number; readonly top: number; readonly bottom: number };
}

export const margin = 72;
const right = 1200 - margin;
/** Where frames end: behind the deck at the foot of the picture. */
const foot = 612;
/** Below the logo, and above the deck. */
const [wordsTop, wordsBottom] = [150, 570];
const gold = '#d9b25f';

/** One drawing in a window as wide as the drawing asks for, beside the words. */
export function windowFrame(drawings: readonly Drawing[]): Frame {
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
export function arcadeFrame(drawings: readonly Drawing[]): Frame {
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
export function footFrame(layers: readonly Drawing[]): Frame {
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
