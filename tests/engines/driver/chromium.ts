import { ensureChromium, sandboxArguments } from '../../../src/build/chromium';
import { PuppeteerDriven, startPuppeteer } from './puppeteer';
import type { Browser } from './tab';

export async function startChromium(profile: string): Promise<Browser> {
  const browser = await startPuppeteer({
    browser: 'chrome',
    executablePath: ensureChromium(),
    userDataDir: profile,
    args: [...sandboxArguments, '--disable-gpu'],
  });
  return new PuppeteerDriven(browser);
}
