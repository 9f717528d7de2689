import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { siteLanguages } from '../../src/content/languages';
import { splitLanguage } from '../../src/site/languages';
import { socialPictureSize } from '../../src/site/social-picture';
import type { SocialPreview } from './social-previews';
import { ensureChromium, sandboxArguments } from '../support/chromium';
import {
  colours,
  createFingerprint,
  headingFont,
  isCurrent,
  logoAddress,
  publicFolder,
  readSocialPreviews,
  toFilePath,
} from './social-picture';

/**
 * `npm run social-pictures` draws the preview pictures whose sources have changed: the pictures that
 * networks and messengers show for a link to a page. Arabic and Chinese words need Noto Naskh Arabic
 * and Noto Serif CJK on the machine: Debian's packages `fonts-noto-core` and `fonts-noto-cjk`.
 */
const { paper, ink, slate, cinnabar, gold } = colours;

const styles = `
  @font-face { font-family: Fraunces; src: url(/font.woff2); font-weight: 500 600 }
  * { margin: 0; box-sizing: border-box }
  body { position: relative; overflow: hidden; width: 1200px; height: 630px; background: ${paper};
    color: ${ink}; font: 600 30px/1.2 Fraunces, 'Noto Naskh Arabic', 'Noto Serif CJK SC' }
  body:dir(rtl) { font-size: 36px }
  .logo { position: absolute; inset-block-start: 56px; inset-inline-start: 72px; height: 64px }
  .words { position: absolute; inset-block: 150px 60px; inset-inline-start: 72px; width: 800px;
    display: flex; flex-direction: column; gap: 24px; justify-content: center;
    align-items: flex-start; color: ${slate} }
  h1 { max-height: 220px; text-wrap: balance; color: ${ink}; line-height: 1.15 }
  .button { padding: 0 32px; border-radius: 15px; background: ${cinnabar}; color: ${paper};
    line-height: 64px }
  .drawings { position: absolute; inset-inline: 72px; inset-block-end: 18px; display: flex;
    gap: 28px; justify-content: end }
  .drawings img { object-fit: cover; outline: 3px solid ${gold}; outline-offset: 10px }
  .window img { height: 508px; max-width: 600px }
  .arcade img { flex: 1; min-width: 0; min-height: 190px }
  .foot { inset: 190px 0 0 }
  .foot:dir(rtl) { transform: scaleX(-1) }
  .foot img { position: absolute; width: 1200px; height: 440px; object-position: right bottom;
    outline: 0 }
  .foot ~ .words { width: 640px; inset-block-end: 250px }
  .deck { position: absolute; inset: 0 }
  .foot ~ .deck { display: none }
`;

/** The deck and rail of a bridge, drawn across the bottom of the picture. */
const deck = `<svg class="deck" viewBox="0 0 1200 630">
  <path fill="${ink}" d="M0 604Q600 556 1200 604V630H0z"/>
  <path fill="none" stroke="${gold}" stroke-width="3" d="M0 612Q600 564 1200 612"/></svg>`;

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** Escapes a text, and joins the characters of each Chinese word, so that no line ends within it. */
const toHtml = (text: string): string =>
  Array.from(chineseWords.segment(text), ({ segment }) =>
    segment.replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, '\u2060'),
  )
    .join('')
    .replaceAll('&', '&amp;');

function draw({ path, kicker, title, action, frame, drawings }: SocialPreview): string {
  const { language } = splitLanguage(path);
  const { direction } = siteLanguages[language];
  // Rules for the address with '#rtl' mirror the letters of a mirrored drawing back.
  const images = drawings.map((address) => `<img src="${address}#${direction}">`);
  return `<!doctype html><html lang="${language}" dir="${direction}"><style>${styles}</style>
    <div class="drawings ${frame}">${images.join('')}</div>${deck}
    <img class="logo" src="${logoAddress}">
    <div class="words"><p>${toHtml(kicker)}</p><h1>${toHtml(title)}</h1>
    ${action ? `<p class="button">${toHtml(action)}</p>` : ''}</div>`;
}

/** Runs in the page: lays out what depends on the size of drawings and words. */
function layOut(): void {
  const [words, title] = ['.words', 'h1'].map((name) => document.querySelector<HTMLElement>(name));
  const drawings = [...document.querySelectorAll<HTMLImageElement>('.window img, .arcade img')];
  for (const drawing of drawings) {
    const { width, height } = drawing.getBoundingClientRect();
    // A semicircular arch would cut off the corners of a wide drawing.
    const rise = width * (drawing.naturalWidth > drawing.naturalHeight ? 0.22 : 0.5);
    drawing.style.borderRadius = `50% 50% 0 0 / ${rise}px ${rise}px 0 0`;
    if (drawing.matches('.window *')) words!.style.width = `${1200 - 144 - 48 - width}px`;
    else words!.style.bottom = `${630 - 612 + height + 24}px`;
  }
  // The title is as large as the area allows, up to a limit.
  for (let size = 170; size > 20; size -= 1) {
    title!.style.fontSize = `${size}px`;
    const fits = words!.scrollHeight <= words!.clientHeight && title!.offsetHeight <= 220;
    if (fits && title!.scrollHeight <= 220 && title!.scrollWidth <= words!.clientWidth) return;
  }
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...sandboxArguments],
});
const page = await browser.newPage({ viewport: socialPictureSize });
let html = '';
await page.route('http://localhost/**', async (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/')
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  const file = pathname === '/font.woff2' ? headingFont : join(publicFolder, pathname);
  return route.fulfill({ path: file });
});
for (const preview of await readSocialPreviews()) {
  if (await isCurrent(preview)) continue;
  html = draw(preview);
  await page.goto('http://localhost/');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(layOut);
  await mkdir(dirname(toFilePath(preview)), { recursive: true });
  // It is a PNG, because networks don't support SVG, and some don't support WebP. Dithering would
  // speckle the plain backgrounds. A lower quality would change the colour of small parts.
  await sharp(await page.screenshot())
    .withExif({ IFD0: { ImageDescription: await createFingerprint(preview) } })
    .png({ palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(toFilePath(preview));
}
await browser.close();
