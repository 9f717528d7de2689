import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import type { Browser, EngineName } from './tab';
import { startWebKit } from './webkit';

/** Starts a browser of an engine on a profile: the folder where it keeps everything. */
export const startBrowser: Readonly<Record<EngineName, (profile: string) => Promise<Browser>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
