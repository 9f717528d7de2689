import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type CreateText, type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import { wordsIn } from '../../src/build/page-words';
import { readColour } from '../../src/build/tokens';
import { siteLanguages } from '../../src/content/languages';
import { languageTags, splitLanguage } from '../../src/site/languages';
import { socialPicture } from '../../src/site/social-picture';
import type { SocialPreview } from './social-previews';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
const headingFont = new URL('../../src/styles/fonts/fraunces.woff2', import.meta.url);
const logoAddress = '/pictures/logo.svg';
/** Increase this number to redraw all pictures after changing how they are drawn. */
const designVersion = 1;

/** Reads the previews in all languages. */
export async function readSocialPreviews(): Promise<readonly SocialPreview[]> {
  const previews = languageTags.map(async (language) => {
    const { module } = await runnerImport<{ socialPreviews: readonly SocialPreview[] }>(
      '/tests/tools/social-previews.ts',
      { plugins: [wordsIn(() => language)] },
    );
    return module.socialPreviews;
  });
  return (await Promise.all(previews)).flat();
}

/** Returns the path of a page's preview picture. */
export function toFilePath(preview: SocialPreview): string {
  const { language, path } = splitLanguage(preview.path);
  return join(publicFolder, socialPicture(path, language));
}

/**
 * Returns a hash of everything that a preview picture is drawn from: its words, its illustrations,
 * the font, the colours and the version of the design. Each picture stores the hash in its
 * metadata, to compare it instead of the pixels, which differ slightly between machines.
 */
export async function createFingerprint(preview: SocialPreview): Promise<string> {
  const illustrations = [logoAddress, ...preview.drawings].map((name) => join(publicFolder, name));
  const colours = [paper, ink, slate, cinnabar, gold];
  const hash = createHash('sha256').update(JSON.stringify([designVersion, preview, colours]));
  for (const file of [fileURLToPath(headingFont), ...illustrations])
    hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Returns true if a preview picture exists and was drawn from the current sources. */
export async function isCurrent(preview: SocialPreview): Promise<boolean> {
  const { exif } = await sharp(toFilePath(preview))
    .metadata()
    .catch(() => ({ exif: undefined }));
  return Boolean(exif?.includes(await createFingerprint(preview)));
}

/**
 * Draws the picture that networks and messengers show for a link to a page. It is a PNG, because
 * they don't support SVG, and some don't support WebP.
 *
 * @param fontfile path of the heading font
 */
export async function drawSocialPicture(preview: SocialPreview, fontfile: string): Promise<Buffer> {
  const { direction } = siteLanguages[splitLanguage(preview.path).language];
  const logo = await openDrawing(logoAddress);
  const drawings = await Promise.all(
    preview.drawings.map((address) => openDrawing(address, direction)),
  );
  const { shapes, words } = frames[preview.frame](drawings, direction);
  const { button, overlays } = await placeWords(preview, words, direction, fontfile);
  const ground =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<path fill="${paper}" d="M0 0h1200v630H0z"/>${shapes}` +
    (preview.frame === 'foot' ? '' : deck) +
    `<image href="${logo.href}" x="${getLeft(direction, margin, logoWidth)}" y="56" height="64" width="${64 * logo.ratio}"/>` +
    `${button}</svg>`;
  return (
    sharp(Buffer.from(ground))
      .composite(overlays)
      .withExif({ IFD0: { ImageDescription: await createFingerprint(preview) } })
      // Dithering would speckle the plain backgrounds. A lower quality would change the colour of
      // small parts.
      .png({ palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 })
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

const paper = readColour('paper-100');
const ink = readColour('ink-900');
const slate = readColour('ink-500');
const cinnabar = readColour('cinnabar-600');
const gold = readColour('gold-400');

/** Width of the drawn logo, without the blank space at the end of its file. */
const logoWidth = 238;

type Direction = 'ltr' | 'rtl';

/**
 * Returns the left edge of a box, given the distance of its start from the start of the picture.
 */
const getLeft = (direction: Direction, start: number, width: number): number =>
  direction === 'ltr' ? start : 1200 - start - width;

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
async function openDrawing(address: string, direction: Direction = 'ltr'): Promise<Drawing> {
  const text = await readFile(join(publicFolder, address), 'utf8');
  // Rules for the address with '#rtl' mirror the letters of a mirrored illustration back. Make them
  // apply without the fragment.
  const svg = Buffer.from(direction === 'rtl' ? text.replaceAll(':target ', '') : text);
  const { width, height } = await sharp(svg).metadata();
  return { href: `data:image/svg+xml;base64,${svg.toString('base64')}`, ratio: width / height };
}

/**
 * Positioned illustrations, and the area that they leave for text. The area starts at the margin.
 */
interface Frame {
  readonly shapes: string;
  readonly words: { readonly width: number; readonly top: number; readonly bottom: number };
}

const frames = {
  /** Layers of one illustration along the bottom. Its subject is at the end, below the text. */
  foot(layers: readonly Drawing[], direction: Direction): Frame {
    const top = 190;
    const shapes = layers.map(
      ({ href }) =>
        `<image href="${href}" y="${top}" width="1200" height="${630 - top}" preserveAspectRatio="xMaxYMax slice"/>`,
    );
    const words = { width: 640, top: wordsTop, bottom: top + 190 };
    const mirror = direction === 'rtl' ? 'matrix(-1 0 0 1 1200 0)' : '';
    return { shapes: `<g transform="${mirror}">${shapes.join('')}</g>`, words };
  },
  /** One illustration in an arched window next to the text. */
  window([drawing]: readonly Drawing[], direction: Direction): Frame {
    if (!drawing) throw new Error("The frame 'window' needs a drawing.");
    const top = 104;
    const width = Math.min(600, (foot - top) * drawing.ratio);
    const start = right - width;
    const words = { width: start - 48 - margin, top: wordsTop, bottom: wordsBottom };
    const left = getLeft(direction, start, width);
    return { shapes: framed(drawing, { left, top, width }), words };
  },
  /** A row of illustrations in arches below the text. */
  arcade(drawings: readonly Drawing[], direction: Direction): Frame {
    const gap = 28;
    const width = (right - margin - gap * (drawings.length - 1)) / drawings.length;
    const top = foot - Math.max(190, (1.1 * width) / (drawings[0]?.ratio ?? 1));
    const shapes = drawings.map((drawing, index) =>
      framed(drawing, {
        left: getLeft(direction, margin + index * (width + gap), width),
        top,
        width,
      }),
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
/** The heading font, and fonts for letters that it doesn't have. */
const fonts = 'Fraunces, Noto Naskh Arabic, Noto Serif CJK SC Semi-Bold';
/** Arabic letters are smaller than Latin ones at the same size. */
const smallSizes = { ltr: 30, rtl: 36 };
const button = { height: 64, padding: 32 };

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** Joins the characters of each Chinese word, so that no line ends within a word. */
const joinWords = (text: string): string =>
  Array.from(chineseWords.segment(text), ({ segment }) =>
    segment.replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, '\u2060'),
  ).join('');

/**
 * Stacks the kicker, title and button in the text area and centres them vertically. The title is as
 * large as the area allows, up to a limit.
 */
async function placeWords(
  { kicker, title, action }: SocialPreview,
  { width, top, bottom }: Frame['words'],
  direction: Direction,
  fontfile: string,
): Promise<{ button: string; overlays: OverlayOptions[] }> {
  const small = { font: `${fonts} ${smallSizes[direction]}`, dpi: 72 };
  const set = async (words: string, colour: string, size: Partial<CreateText>) => {
    // A right-to-left mark aligns lines in Latin letters too.
    const mark = direction === 'rtl' ? '\u200F' : '';
    const escaped = joinWords(words).replaceAll('&', '&amp;');
    const text = `<span foreground="${colour}">${mark}${escaped}</span>`;
    const options = { text, font: fonts, fontfile, rgba: true, ...size };
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
    {
      input: above.data,
      left: getLeft(direction, margin, above.info.width),
      top: Math.round(start),
    },
    {
      input: middle.data,
      left: getLeft(direction, margin, middle.info.width),
      top: Math.round(titleTop),
    },
  ];
  if (!label) return { button: '', overlays };
  const buttonTop = titleTop + middle.info.height + gap;
  const labelTop = Math.round(buttonTop + (button.height - label.info.height) / 2);
  const buttonWidth = label.info.width + 2 * button.padding;
  const labelLeft = getLeft(direction, margin + button.padding, label.info.width);
  return {
    button: `<rect x="${getLeft(direction, margin, buttonWidth)}" y="${buttonTop}" width="${buttonWidth}" height="${button.height}" rx="15" fill="${cinnabar}"/>`,
    overlays: [...overlays, { input: label.data, left: labelLeft, top: labelTop }],
  };
}
