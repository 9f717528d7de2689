import { optimize } from 'svgo';
import { openHeadingFace } from '../fonts/set-words';
import { cutSeal, markSide, paper, seal, sealRed } from './mark';

/** Twice as large as it stands in the page, so that one decimal is fine enough. */
const [width, height] = [400, 96];
const sealSide = 88;
const wordsFrom = 112;

const setWords = await openHeadingFace();
const name = setWords('Jambatan', { size: 54.8, weight: 600, tracking: -0.005 });
const kind = setWords('Language Academy', { size: 28.2, weight: 500 });

/** On a light ground, which is seen through the seal: the bridge reaches from bank to bank of it. */
export const lightLogo = logo(cutSeal(sealRed), '#131c2a');

/** On a dark ground. */
export const darkLogo = logo(seal(), paper);

/** For one colour: that of the words around it, or black where it is a picture. */
export const plainLogo = logo(cutSeal('currentColor'), 'currentColor');

/** The seal beside the academy's name. */
function logo(mark: string, words: string): string {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${height / 2}" viewBox="0 0 ${width} ${height}">` +
    `<g transform="translate(0 ${(height - sealSide) / 2}) scale(${sealSide / markSide})">${mark}</g>` +
    `<g fill="${words}"><g transform="translate(${wordsFrom} 48)">${name.shapes}</g>` +
    `<g transform="translate(${wordsFrom + 1} 83)">${kind.shapes}</g></g></svg>`;
  return optimize(drawing, {
    multipass: true,
    floatPrecision: 1,
    js2svg: { finalNewline: true },
  }).data;
}
