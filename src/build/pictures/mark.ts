/**
 * The academy's mark, on a grid of 64: a seal with a bridge carved into it, three arches from bank to
 * bank. On a tab's icon of 16 pixels, too, every pier stands on pixels of its own.
 */
export const markSide = 64;

/** The colours of tokens.css: a seal's red, and paper. */
export const sealRed = '#bf3320';
export const paper = '#fffdf8';

const tile =
  'M14 0H50a14 14 0 0 1 14 14V50a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z';
const deck = 'A56.2 56.2 0 0 1 64 22';
const arches = 'H60V42a4 4 0 0 0-8 0V48H48V40a16 16 0 0 0-32 0V48H12V42a4 4 0 0 0-8 0V48';

/** How far down the bridge has its middle: it is not that of the seal. */
export const bridgeMiddle = 30;

/**
 * The outline of the bridge.
 *
 * @param road how far it leads on over the banks, beyond the seal's edges
 */
export function bridge(road = 0): string {
  return `M${-road} 48V22H0${deck}h${road}V48${arches}${road ? `H${-road}` : ''}z`;
}

/** The seal in two colours. */
export function seal(): string {
  return `<path fill="${sealRed}" d="${tile}"/><path fill="${paper}" d="${bridge()}"/>`;
}

/** The seal in one colour, in which the bridge is an opening. */
export function cutSeal(colour: string): string {
  return `<path fill="${colour}" fill-rule="evenodd" d="${tile}${bridge()}"/>`;
}
