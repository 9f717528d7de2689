import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, launch } from 'puppeteer-core';
import { startServer } from '../server/support/start-server';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';

/** Figures of a page by their names in the table. Times are in milliseconds. */
export type Figures = Readonly<Record<string, number>>;

/** The screen of Lighthouse's phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Runs Lighthouse with its defaults: a phone, with slow 4G and a 4× slowdown simulated. npx downloads
 * Lighthouse on first use, because it would be a quarter of all the packages that `npm ci` installs.
 */
export async function simulated(url: string): Promise<Figures> {
  const flags = ['--headless', ...sandboxArguments].join(' ');
  const command = ['--yes', 'lighthouse@12.8.2', url, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)(
    'npx',
    [...command, `--only-categories=${scores.join()}`, `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: ensureChromium(findWholeChromium) },
      maxBuffer: Infinity,
      shell: process.platform === 'win32',
    },
  );
  const { audits = {}, categories = {}, runtimeError } = JSON.parse(stdout);
  if (runtimeError) throw new Error(runtimeError.message);
  return {
    'first paint, 4×': audits['first-contentful-paint']?.numericValue ?? NaN,
    'blocking, 4×': audits['total-blocking-time']?.numericValue ?? NaN,
    ...Object.fromEntries(scores.map((name) => [name, 100 * (categories[name]?.score ?? NaN)])),
  };
}

/** An event of a browser's trace. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/**
 * Loads a page with slow 4G and a 14× slowdown actually applied. Lighthouse, Playwright and Puppeteer's
 * pages enable the debugger or the runtime's events, which make creating error objects slow, and
 * React creates several. So this function uses the tab's DevTools directly. It reads a trace, because
 * the browser's 'longtask' entries leave out most layouts.
 */
export async function applied(url: string): Promise<Figures> {
  const trace: TraceEvent[] = [];
  await inBrowser(async (browser) => {
    const tab = await browser.waitForTarget((target) => target.type() === 'page');
    const devTools = await tab.createCDPSession();
    const slow4g = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 14 });
    await devTools.send('Emulation.setDeviceMetricsOverride', { ...phone, mobile: true });
    const tracing = await browser.target().createCDPSession();
    tracing.on('Tracing.dataCollected', ({ value }) => trace.push(...(value as TraceEvent[])));
    const isComplete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
    const traceConfig = { includedCategories: ['toplevel', 'loading'] };
    await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await devTools.send('Page.navigate', { url });
    const expression = `(${waitUntilQuiet.toString()})()`;
    await devTools.send('Runtime.evaluate', { expression, awaitPromise: true });
    await tracing.send('Tracing.end');
    await isComplete;
  });
  const paint = trace.find(({ name }) => name === 'firstContentfulPaint');
  const durations = trace
    .filter(
      ({ name, pid, tid }) =>
        name === 'ThreadControllerImpl::RunTask' && pid === paint?.pid && tid === paint.tid,
    )
    .map(({ ts, dur = 0 }) => ({
      whole: dur / 1000,
      painted: (ts + dur - Math.max(ts, paint!.ts)) / 1000,
    }));
  const blocking = (figure: 'whole' | 'painted') =>
    durations.reduce((sum, duration) => sum + Math.max(0, duration[figure] - 50), 0);
  return {
    'blocking, 14×': blocking('whole'),
    'after first paint, 14×': blocking('painted'),
    'longest task, 14×': Math.max(...durations.map(({ whole }) => whole)),
  };
}

/** Runs in the page until five seconds have passed without a request. */
async function waitUntilQuiet(): Promise<void> {
  let last = 0;
  do {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const ends = performance.getEntries().map((each) => each.startTime + each.duration);
    last = Math.max(...ends);
  } while (document.readyState !== 'complete' || performance.now() - last < 5000);
}

/** Counts what a page requests before the network is idle. */
export const requests = (url: string): Promise<Figures> =>
  inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle0' });
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = files.filter((name) => name.endsWith('.js'));
    return { 'script files': scripts.length, requests: files.length + 1 };
  });

/**
 * Scores 100 if a page installs the app, and the app then starts without a server; otherwise 0.
 *
 * @param entry the page's built server; without one, the page has no app
 */
export async function pwa(pageUrl: string, entry?: string): Promise<Figures> {
  if (entry === undefined) return {};
  const server = await startServer({ entry });
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(server.url + new URL(pageUrl).pathname);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    const devTools = await page.createCDPSession();
    const { url, data = '{}' } = await devTools.send('Page.getAppManifest');
    const { name, display, icons, start_url: start } = JSON.parse(data);
    const hasIcon = (size: string) =>
      icons.some((icon: Record<string, string>) => icon.sizes === size && icon.purpose === 'any');
    const isValid = name && display === 'standalone' && hasIcon('192x192') && hasIcon('512x512');
    await server.stop();
    const response = await page.goto(new URL(start, url).href);
    return { PWA: isValid && response?.ok() ? 100 : 0 };
  }).finally(server.stop);
}

/** Runs a task with a new browser, whose profile is empty, on a phone. */
async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launch({
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments],
    defaultViewport: { ...phone, isMobile: true, hasTouch: true },
  });
  return work(browser).finally(() => browser.close());
}
