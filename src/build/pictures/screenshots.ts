/**
 * Takes the pictures of `public/screenshots/`, which a browser shows before it installs the site,
 * from the site as it is built. Run it with `npm run screenshots` when the site's looks have
 * changed; what it writes is committed, so no build depends on it.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { createBuilder, preview } from 'vite';
import { webApp } from '../../content/web-app';
import { ensureChromium, sandboxArguments } from '../chromium';

const folder = new URL('../../../public/screenshots/', import.meta.url);

/** A phone and a small laptop: the sizes that the manifest names, in pixels of the screen. */
const screens: Readonly<Record<'narrow' | 'wide', BrowserContextOptions>> = {
  narrow: { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true },
  wide: { viewport: { width: 1280, height: 800 } },
};

await (await createBuilder()).buildApp();
const server = await preview({ preview: { port: 0, open: false }, logLevel: 'warn' });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...sandboxArguments],
});
try {
  const [baseURL = ''] = server.resolvedUrls?.local ?? [];
  await mkdir(folder, { recursive: true });
  for (const { file, path, part, formFactor } of webApp.screenshots) {
    const context = await browser.newContext({
      ...screens[formFactor],
      baseURL,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    if (part) await page.getByLabel(part).evaluate((element) => element.scrollIntoView());
    const picture = sharp(await page.screenshot());
    await picture.webp({ quality: 82, effort: 6 }).toFile(fileURLToPath(new URL(file, folder)));
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
