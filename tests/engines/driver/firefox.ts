import type { Browser as PuppeteerBrowser } from 'puppeteer-core';
import { PuppeteerDriven, startPuppeteer } from './puppeteer';
import type { Browser } from './tab';

/** Starts Debian's Firefox, which puppeteer drives over WebDriver BiDi. */
export async function startFirefox(profile: string): Promise<Browser> {
  return new PuppeteerDriven(await launch(profile));
}

async function launch(profile: string): Promise<PuppeteerBrowser> {
  const browser = await startPuppeteer({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    userDataDir: profile,
    // Without it, the browser's own settings are out of reach.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'dom.w3c_touch_events.enabled': 1,
      // As on phones, and on computers by now: they take no width from the page.
      'ui.useOverlayScrollbars': 1,
    },
  });
  await runInWindow(browser, focusWindow);
  return browser;
}

/** Nobody gives it to a window without a screen. */
const focusWindow =
  'window.focus(); Services.focus.activeWindow = window; gBrowser.selectedBrowser.focus();';

/** Runs an expression in the browser's own window, around the tabs. */
async function runInWindow(browser: PuppeteerBrowser, expression: string): Promise<void> {
  const { connection } = browser as unknown as { connection: Connection };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = (result as { contexts: { context: string }[] }).contexts;
  await connection.send('script.evaluate', {
    expression,
    target: { context: window?.context },
    awaitPromise: false,
  });
}

/** Puppeteer's own way to the browser. */
interface Connection {
  send(command: string, parameters: object): Promise<{ result: unknown }>;
}
