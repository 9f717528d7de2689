import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [always = '', inTheDark = ''] = css.split('@media (prefers-color-scheme: dark)');
const tokens = { light: declaredIn(always), dark: declaredIn(always + inTheDark) };

const surfaces = ['--surface', '--surface-raised', '--surface-sunken'];

/** WCAG 2.2, 1.4.3: text colours, with the backgrounds that they may appear on. */
const words: readonly (readonly [string, readonly string[]])[] = [
  ['--text', surfaces],
  ['--text-soft', surfaces],
  ['--accent', surfaces],
  ['--accent-strong', surfaces],
  ['--success', surfaces],
  ['--detail', surfaces],
  ['--on-accent', ['--accent', '--accent-strong']],
  ['--on-success', ['--success']],
];

/** WCAG 2.2, 1.4.11: colours of the lines and focus rings that identify a control. */
const marks: readonly (readonly [string, readonly string[]])[] = [
  ['--line-strong', surfaces],
  ['--focus', surfaces],
];

for (const theme of ['light', 'dark'] as const) {
  describe(`in the ${theme} theme`, () => {
    test.each(pairs(words))('%s is legible on %s', (front, back) => {
      expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5);
    });

    test.each(pairs(marks))('%s is visible on %s', (front, back) => {
      expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
    });
  });
}

// `.on-ink` uses the dark theme's colours in both themes.
describe.each(['light', 'dark'] as const)('on ink, in the %s theme', (theme) => {
  const ink = colour('--surface-ink', theme);

  test.each(words.filter(([, on]) => on === surfaces))('%s is legible', (front) => {
    expect(contrast(colour(front, 'dark'), ink)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s is visible', (front) => {
    expect(contrast(colour(front, 'dark'), ink)).toBeGreaterThanOrEqual(3);
  });
});

function pairs(table: readonly (readonly [string, readonly string[]])[]): [string, string][] {
  return table.flatMap(([front, backs]) => backs.map((back): [string, string] => [front, back]));
}

function declaredIn(text: string): ReadonlyMap<string, string> {
  const declarations = text.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/** Resolves a colour token in a theme to `#` and six hexadecimal digits. */
function colour(name: string, theme: 'light' | 'dark'): string {
  const value = tokens[theme].get(name);
  if (!value) throw new Error(`tokens.css has no ${name}.`);
  const themed = /^light-dark\((.+),\s*(.+)\)$/.exec(value);
  const chosen = (theme === 'light' ? themed?.[1] : themed?.[2]) ?? value;
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(chosen) ?? [];
  if (reference) return colour(reference, theme);
  const [, short] = /^#(\w{3})$/.exec(chosen) ?? [];
  return short ? `#${[...short].map((digit) => digit + digit).join('')}` : chosen;
}

/** Returns the WCAG contrast ratio of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`'${hex}' is not a colour.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
