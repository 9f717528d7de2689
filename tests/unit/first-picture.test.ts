import { expect, test } from 'vitest';
import { inlineFirstPicture } from '../../src/build/first-picture';

const readFile = async (address: string) => `<svg fill="#f00" id="${address}">50% &amp; $&</svg>\n`;
const preload = '<link rel="preload" as="image" href="/p/a.svg" fetchPriority="high"/>';
const image = (src: string, priority = '') =>
  `<img class="x" alt="" src="${src}" width="4"${priority}/>`;

test('the picture that a page opens with stands within it, and is not fetched', async () => {
  const inlined = await inlineFirstPicture(
    `${preload}<p>a</p>${image('/p/a.svg', ' fetchPriority="high"')}`,
    readFile,
  );
  const data =
    "data:image/svg+xml,%3Csvg fill='%23f00' id='/p/a.svg'%3E50%25 &amp;amp; $&amp;%3C/svg%3E";
  expect(inlined).toBe(`<p>a</p>${image(data)}`);
});

test('other pictures are left alone', async () => {
  const others = '<img src="/p/b.svg" loading="lazy"/><img src="/p/c.png" fetchPriority="high"/>';
  expect(await inlineFirstPicture(others, readFile)).toBe(others);
});
