import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { wordsIn } from '../../src/build/page-words';
import { catalogue } from '../../src/content/en/catalogue';
import { paths } from '../../src/content/paths';
import { inLanguage, languageTags } from '../../src/site/languages';
import type { manifest } from '../../src/site/manifest';
import { untilStable } from '../browser/support/stable';
import { startServer } from '../server/support/start-server';
import { ensureChromium, sandboxArguments } from '../support/chromium';
import { headingFont, publicFolder } from './social-picture';

/**
 * `npm run screenshots` photographs the built site in each language for the browser's install
 * prompt. Arabic and Chinese pages need Noto Naskh Arabic and Noto Serif CJK on the machine.
 */
const pages: Readonly<Record<string, string>> = {
  home: paths.home,
  courses: `${paths.courses}#${catalogue.cardsId}`,
  enrolment: paths.enrolment(2),
};

// The installed site has the heading font, which the first visit does not load. Dates and fees on
// cards would soon be out of date.
const font = await readFile(headingFont, 'base64');
const styles = `@font-face { font-family: Fraunces; font-weight: 500 600;
  src: url(data:font/woff2;base64,${font}) }
  .note.strong { display: none }`;

/** Pixels of the picture for each pixel of the page. */
const scales = { narrow: 1.5, wide: 1 };

const server = await startServer();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...sandboxArguments],
});
for (const language of languageTags) {
  const { module } = await runnerImport<{ manifest: typeof manifest }>('/src/site/manifest.ts', {
    plugins: [wordsIn(() => language)],
  });
  for (const { src, sizes, form_factor: shape } of module.manifest.screenshots) {
    const [name = ''] = /\w+(?=-)/.exec(src) ?? [];
    const scale = scales[shape];
    const [width = 0, height = 0] = sizes.split('x').map((size) => Number(size) / scale);
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      locale: language,
      serviceWorkers: 'block',
      // For the styles.
      bypassCSP: true,
    });
    await page.goto(server.url + inLanguage(language, pages[name] ?? ''));
    await page.addStyleTag({ content: styles });
    await page.waitForLoadState('networkidle');
    await untilStable(page);
    const file = join(publicFolder, src);
    await mkdir(dirname(file), { recursive: true });
    await sharp(await page.screenshot())
      .webp({ quality: 60, effort: 6 })
      .toFile(file);
    await page.close();
  }
}
await browser.close();
await server.stop();
