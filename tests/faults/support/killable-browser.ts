import { type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../../../src/build/chromium';
import { startChromium } from '../../support/chromium-process';

export interface KillableBrowser {
  readonly context: BrowserContext;
  /** Ends it as a crash or a flat battery does. */
  kill(): Promise<void>;
}

/**
 * Starts a browser of its own on a profile, which it may have been killed on before.
 *
 * @param profile the folder where it keeps everything
 */
export async function startBrowser(profile: string): Promise<KillableBrowser> {
  const { address, kill } = await startChromium(ensureChromium(), profile);
  try {
    const browser = await chromium.connectOverCDP(address);
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no window.');
    return { context, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
