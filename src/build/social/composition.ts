import type { SocialPreview } from '../../content/social-previews.ts';
import type { SetWords } from '../fonts/set-words.ts';
import type { Drawing } from './drawing.ts';
import { arcadeFrame, footFrame, margin, windowFrame } from './frames.ts';
import { wordShapes } from './word-shapes.ts';

const frames = { foot: footFrame, window: windowFrame, arcade: arcadeFrame };
const logoHeight = 64;

/** Composes the picture that a link to a page is shown with, as SVG. */
export function composition(
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
