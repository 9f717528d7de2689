import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scrollThrough, untilStable } from '../browser/support/stable';
import { test } from '../browser/support/test';
import { projectFolder } from '../server/support/start-server';
import { catalogue } from './catalogue';
import { officeScreens } from './office';
import type { Screen } from './screen';

const folder = join(projectFolder, '.shots');

const viewports = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

for (const viewport of viewports) {
  const { width } = viewport;

  test.describe(`${width}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const screen of catalogue) {
      if (screen.onPhones && width > 360) continue;
      test(screen.name, async ({ page, expectedConsole }) => {
        if (screen.console) expectedConsole.push(screen.console);
        await screen.open(page);
        await photograph(page, screen, width);
      });
    }

    for (const [name, open] of Object.entries(officeScreens)) {
      test(name, async ({ page, server, expectedConsole }) => {
        // Chromium logs the 401 response that the page gets before sign-in.
        expectedConsole.push(/Failed to load resource/);
        await open(page, server);
        await photograph(page, { name, inWindow: name.endsWith('deletion') }, width);
      });
    }
  });
}

/** Takes a screenshot in each theme, of the full page or of the viewport. */
async function photograph(
  page: Page,
  { name, inWindow }: Omit<Screen, 'open'>,
  width: number,
): Promise<void> {
  if (!inWindow) await scrollThrough(page);
  await page.evaluate(async () => {
    // Skip lazy pictures far below the viewport. They are not loaded, so `decode()` would never
    // settle.
    const images = [...document.images].filter(
      (image) => image.complete || image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilStable(page);
    const path = join(folder, name, `${width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !inWindow });
  }
}
