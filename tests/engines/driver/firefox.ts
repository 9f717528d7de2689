import type { Browser as PuppeteerBrowser } from 'puppeteer-core';
import { PuppeteerDriven, startPuppeteer } from './puppeteer';
import type { Browser, Look } from './tab';

/** For all that need no profile of their own; it ends with this process. */
let shared: Promise<PuppeteerBrowser> | undefined;

/**
 * Starts Debian's Firefox, which puppeteer drives over WebDriver BiDi.
 *
 * @param profile without one, it is a part of a shared browser, which takes a tenth of the time
 */
export async function startFirefox(profile?: string): Promise<Browser> {
  if (profile) {
    const browser = await launch(profile);
    return new PuppeteerDriven(browser, (look) => setLook(browser, look));
  }
  const browser = await (shared ??= launch());
  const part = new PuppeteerDriven(await browser.createBrowserContext(), (look) =>
    setLook(browser, look),
  );
  // The one before may have changed it.
  await part.setLook({ colorScheme: 'light', reducedMotion: false });
  return part;
}

async function launch(profile?: string): Promise<PuppeteerBrowser> {
  const browser = await startPuppeteer({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    ...(profile && { userDataDir: profile }),
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

/** WebDriver BiDi has no command for it in this version; the browser's own settings do it. */
async function setLook(browser: PuppeteerBrowser, look: Look): Promise<void> {
  const settings = {
    'layout.css.prefers-color-scheme.content-override': look.colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': Number(look.reducedMotion),
  };
  const commands = Object.entries(settings).map(
    ([name, value]) => `Services.prefs.setIntPref('${name}', ${value})`,
  );
  await runInWindow(browser, commands.join(';'));
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
