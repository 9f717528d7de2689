import { ensureChromium, sandboxArguments } from '../../../src/build/chromium';
import { PuppeteerDriven, startPuppeteer } from './puppeteer';
import type { Browser, Look } from './tab';

export async function startChromium(profile?: string): Promise<Browser> {
  const browser = await startPuppeteer({
    browser: 'chrome',
    executablePath: ensureChromium(),
    ...(profile && { userDataDir: profile }),
    args: [...sandboxArguments, '--disable-gpu'],
  });
  return new PuppeteerDriven(browser, async ({ colorScheme, reducedMotion }: Look) => {
    for (const page of await browser.pages()) {
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: colorScheme },
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      ]);
    }
  });
}
