import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type CreateText, type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { colourOf } from '../../src/build/tokens';
import { socialPicture } from '../../src/site/social-picture';
import type { SocialPreview } from '../../src/site/social-previews';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const headingFont = new URL('../../src/styles/fonts/fraunces.woff2', import.meta.url);
const logoAddress = '/pictures/logo.svg';
/** Increase this number to redraw all pictures after changing how they are drawn. */
const designVersion = 1;

/** Returns the path of a page's preview picture. */
export const fileOf = ({ path }: SocialPreview) => join(publicFolder, socialPicture(path));

/**
 * Returns a hash of everything that a preview picture is drawn from: its words, its illustrations,
 * the font, the colours and the version of the design. The picture stores it in its metadata,
 * because rendering differs slightly between machines.
 */
export async function fingerprintOf(preview: SocialPreview): Promise<string> {
  const illustrations = [logoAddress, ...preview.drawings].map((name) => join(publicFolder, name));
  const colours = [paper, ink, slate, cinnabar, gold];
  const hash = createHash('sha256').update(JSON.stringify([designVersion, preview, colours]));
  for (const file of [fileURLToPath(headingFont), ...illustrations])
    hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Returns true if a preview picture exists and was drawn from the current sources. */
export async function isCurrent(preview: SocialPreview): Promise<boolean> {
  const { exif } = await sharp(fileOf(preview))
    .metadata()
    .catch(() => ({ exif: undefined }));
  return Boolean(exif?.includes(await fingerprintOf(preview)));
}

/**
 * Draws the picture that networks and messengers show for a link to a page. It is a PNG, because
 * they don't support SVG, and some don't support WebP.
 *
 * @param fontfile path of the heading font
 */
export async function drawSocialPicture(preview: SocialPreview, fontfile: string): Promise<Buffer> {
  const logo = await openDrawing(logoAddress);
  const drawings = await Promise.all(preview.drawings.map(openDrawing));
  const { shapes, words } = frames[preview.frame](drawings);
  const { button, overlays } = await placeWords(preview, words, fontfile);
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>${shapes}` +
    (preview.frame === 'foot' ? '' : deck) +
    `<image href="${logo.href}" x="${margin}" y="56" height="64" width="${64 * logo.ratio}"/>` +
    `${button}</svg>`;
  return (
    sharp(Buffer.from(ground))
      .composite(overlays)
      .withExif({ IFD0: { ImageDescription: await fingerprintOf(preview) } })
      // Dithering would speckle the plain backgrounds.
      .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer()
  );
}

/**
 * Writes the heading font in a format that sharp supports, with only the weight and characters that
 * the pictures need. All pictures share it, because sharp reads a font file once.
 *
 * @returns the path of the temporary file
 */
export async function writeHeadingFont(previews: readonly SocialPreview[]): Promise<string> {
  const words = previews.map(({ kicker, title, action = '' }) => kicker + title + action);
  const font = await subsetFont(await readFile(headingFont), words.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: 600 },
  });
  const fontfile = join(tmpdir(), `fraunces-${process.pid}.ttf`);
  await writeFile(fontfile, font);
  return fontfile;
}

const paper = colourOf('paper-100');
const ink = colourOf('ink-900');
const slate = colourOf('ink-500');
const cinnabar = colourOf('cinnabar-600');
const gold = colourOf('gold-400');

const margin = 72;
const right = 1200 - margin;
/** The lower edge of the frames, which the deck at the bottom of the image covers. */
const foot = 612;
/** Vertical bounds of the text, between the logo and the deck. */
const [wordsTop, wordsBottom] = [150, 570];

/** The deck and rail of a bridge, drawn across the bottom of the image. */
const deck =
  `<path fill="${ink}" d="M0 604Q600 556 1200 604V630H0z"/>` +
  `<path fill="none" stroke="${gold}" stroke-width="3" d="M0 612Q600 564 1200 612"/>`;

/** An illustration to embed in a preview image. */
interface Drawing {
  /** Data URL of the SVG. */
  readonly href: string;
  /** Aspect ratio: width divided by height. */
  readonly ratio: number;
}

/** Reads an illustration, given its URL path. */
async function openDrawing(address: string): Promise<Drawing> {
  const svg = await readFile(join(publicFolder, address));
  const { width, height } = await sharp(svg).metadata();
  return { href: `data:image/svg+xml;base64,${svg.toString('base64')}`, ratio: width / height };
}

/**
 * Positioned illustrations, and the area that they leave for text. The area starts at the left
 * margin.
 */
interface Frame {
  readonly shapes: string;
  readonly words: { readonly width: number; readonly top: number; readonly bottom: number };
}

const frames = {
  /** Layers of one illustration along the bottom. Its subject is on the right, below the text. */
  foot(layers: readonly Drawing[]): Frame {
    const top = 190;
    const shapes = layers.map(
      ({ href }) =>
        `<image href="${href}" y="${top}" width="1200" height="${630 - top}" preserveAspectRatio="xMaxYMax slice"/>`,
    );
    const words = { width: 640, top: wordsTop, bottom: top + 190 };
    return { shapes: shapes.join(''), words };
  },
  /** One illustration in an arched window next to the text. */
  window([drawing]: readonly Drawing[]): Frame {
    if (!drawing) throw new Error("The frame 'window' needs a drawing.");
    const top = 104;
    const width = Math.min(600, (foot - top) * drawing.ratio);
    const left = right - width;
    const words = { width: left - 48 - margin, top: wordsTop, bottom: wordsBottom };
    return { shapes: framed(drawing, { left, top, width }), words };
  },
  /** A row of illustrations in arches below the text. */
  arcade(drawings: readonly Drawing[]): Frame {
    const gap = 28;
    const width = (right - margin - gap * (drawings.length - 1)) / drawings.length;
    const top = foot - Math.max(190, (1.1 * width) / (drawings[0]?.ratio ?? 1));
    const shapes = drawings.map((drawing, index) =>
      framed(drawing, { left: margin + index * (width + gap), top, width }),
    );
    return { shapes: shapes.join(''), words: { width: 800, top: wordsTop, bottom: top - 24 } };
  },
};

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Draws an illustration in an arch with a gold outline. */
function framed({ href, ratio }: Drawing, box: Box): string {
  const { left, top, width } = box;
  // A semicircular arch would cut off the corners of a wide illustration.
  const rise = width * (ratio > 1 ? 0.22 : 0.5);
  const id = `arch-${left}`;
  return (
    `<clipPath id="${id}"><path d="${arch(box, rise)}"/></clipPath>` +
    `<image href="${href}" x="${left}" y="${top}" width="${width}" height="${foot - top}" ` +
    `preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"/>` +
    `<path d="${arch(box, rise, 10)}" fill="none" stroke="${gold}" stroke-width="3"/>`
  );
}

/** Returns the path of a box with an arched top, offset outwards by `distance`. */
function arch({ left, top, width }: Box, rise: number, distance = 0): string {
  const radius = ((width / 2) ** 2 + rise ** 2) / (2 * rise) + distance;
  const springing = top + rise;
  return `M${left - distance} ${foot}V${springing}A${radius} ${radius} 0 0 1 ${left + width + distance} ${springing}V${foot}`;
}

const gap = 24;
const small = { font: 'Fraunces 30', dpi: 72 };
const button = { height: 64, padding: 32 };

/**
 * Stacks the kicker, title and button in the text area and centres them vertically. The title is as
 * large as the area allows, up to a limit.
 */
async function placeWords(
  { kicker, title, action }: SocialPreview,
  { width, top, bottom }: Frame['words'],
  fontfile: string,
): Promise<{ button: string; overlays: OverlayOptions[] }> {
  const set = async (words: string, colour: string, size: Partial<CreateText>) => {
    const text = `<span foreground="${colour}">${words.replaceAll('&', '&amp;')}</span>`;
    const options = { text, font: 'Fraunces', fontfile, rgba: true, ...size };
    return sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  };
  const [above, label] = [
    await set(kicker, slate, small),
    action && (await set(action, paper, small)),
  ];
  const others = above.info.height + gap + (label ? gap + button.height : 0);
  const height = Math.min(220, bottom - top - others);
  const middle = await set(title, ink, { width: Math.floor(width), height: Math.floor(height) });
  const start = (top + bottom - others - middle.info.height) / 2;
  const titleTop = start + above.info.height + gap;
  const overlays = [
    { input: above.data, left: margin, top: Math.round(start) },
    { input: middle.data, left: margin, top: Math.round(titleTop) },
  ];
  if (!label) return { button: '', overlays };
  const buttonTop = titleTop + middle.info.height + gap;
  const labelTop = Math.round(buttonTop + (button.height - label.info.height) / 2);
  return {
    button: `<rect x="${margin}" y="${buttonTop}" width="${label.info.width + 2 * button.padding}" height="${button.height}" rx="15" fill="${cinnabar}"/>`,
    overlays: [...overlays, { input: label.data, left: margin + button.padding, top: labelTop }],
  };
}
