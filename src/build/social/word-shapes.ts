import type { SocialPreview } from '../../content/social-previews.ts';
import type { SetWords } from '../fonts/set-words.ts';
import { balancedLines } from './balanced-lines.ts';
import { type Frame, margin } from './frames.ts';

/** The title has the largest size in which it fits. */
const titleSizes = [84, 76, 68, 62, 56, 50, 44];
const mostLines = 3;
const leading = 1.12;
const kickerHeight = 48;
const button = { height: 64, radius: 15, gap: 32, padding: 32 };

/** Sets kicker, title and button, one below the other, in the middle of the place for words. */
export function wordShapes(
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
