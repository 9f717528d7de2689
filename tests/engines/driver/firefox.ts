import { type Browser, launch } from 'puppeteer-core';
import { killGroup } from '../../support/kill-group';
import type { Complaint, StartBrowser } from './tab';

/** Starts Debian's Firefox, driven by Puppeteer over WebDriver BiDi. */
export const startFirefox: StartBrowser = async (userDataDir, script) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    userDataDir,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    // Required to run a script in the browser's own window.
    args: ['--remote-allow-system-access'],
    // The test runner handles signals and stops the processes that it has started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  await focusWindow(browser);
  const complaints: Complaint[] = [];
  const hear = (type: Complaint['type'], text: string) => {
    if (!abortedLoads.test(text)) complaints.push({ type, text });
  };

  return {
    async newTab() {
      const page = await browser.newPage();
      page.on('console', (message) => {
        const type = message.type();
        if (type === 'error') hear(type, message.text());
        if (type === 'warn') hear('warning', message.text());
      });
      page.on('pageerror', (error) => {
        hear('error', error instanceof Error ? error.message : String(error));
      });
      // Accept dialogs automatically, because no test handles them.
      page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
      await page.evaluateOnNewDocument(script);
      return {
        goto: async (address) => void (await page.goto(address)),
        reload: async () => void (await page.reload()),
        goBack: async () => void (await page.goBack()),
        evaluate: (expression) => page.evaluate(expression),
        click: ({ x, y }) => page.mouse.click(x, y),
        bringToFront: () => page.bringToFront(),
        close: () => page.close(),
      };
    },
    complaints: () => complaints,
    // Helper processes are killed, too, because they would keep writing to the profile.
    kill: async () => killGroup(browser.process()!),
  };
};

/** Focuses the browser's own window, because headless Firefox otherwise never receives focus. */
async function focusWindow(browser: Browser): Promise<void> {
  const { connection } = browser as unknown as { connection: Connection };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [window] = (result as { contexts: { context: string }[] }).contexts;
  await connection.send('script.evaluate', {
    expression:
      'window.focus(); Services.focus.activeWindow = window; gBrowser.selectedBrowser.focus();',
    target: { context: window?.context },
    awaitPromise: false,
  });
}

/** Puppeteer's internal connection to the browser. */
interface Connection {
  send(command: string, parameters: object): Promise<{ result: unknown }>;
}

/**
 * Firefox's messages about a font that was still loading when the visitor left the page, and about a
 * request that was aborted while the worker was responding, because the visitor left the page or
 * React set a picture's address again. Firefox words a failure of the worker differently.
 */
const abortedLoads =
  /^downloadable font: download failed .* status=2152398850 |^Failed to load ‘[^’]+’\. A ServiceWorker .* an unexpected error\.$/;
