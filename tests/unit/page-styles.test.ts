import { expect, test } from 'vitest';
import { divideStyles } from '../../src/build/page-styles';

const face = '@font-face{font-family:F;src:url(/f.woff2)}';
const css = `@layer reset, ui;${face}@layer ui{.a{color:red}.b{color:blue}.a:hover{color:green}.a[data-x]{color:pink}}@media print{.a{color:#000}}`;

test('a page gets the rules for what it holds, in their layers, and the faces', async () => {
  const styles = await divideStyles(css).of(['<p class="a">b</p>']);
  expect(styles).toContain('@layer reset, ui;');
  expect(styles).toContain(face);
  expect(styles).toContain('@layer ui{.a{color:red}');
  expect(styles).not.toContain('.b{');
});

test('pages together get what any of them holds', async () => {
  const styles = await divideStyles(css).of(['<p class="a"></p>', '<p class="b"></p>']);
  expect(styles).toMatch(/\.a\{.*\.b\{/);
});

test('print, pointing and what a page does not hold come with the sheet, the faces do not', async () => {
  const { of, sheet } = divideStyles(css);
  const styles = await of(['<p class="a"></p>']);
  for (const later of ['@media print', ':hover', 'data-x']) {
    expect(styles).not.toContain(later);
    expect(sheet).toContain(later);
  }
  expect(sheet).not.toContain('@font-face');
});
