import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { untilTakenOver } from './test';

interface HeldPage {
  readonly page: Page;
  /** Lets the site's scripts load, and waits until they have hydrated the page. */
  arrive(): Promise<void>;
}

/**
 * Opens a page whose scripts are delayed until the test releases them. Every visitor sees pages in
 * this state for a moment, and for longer on a slow connection.
 */
export async function openWithScriptHeld(context: BrowserContext, path: string): Promise<HeldPage> {
  // The `goto` of the fixture's page would wait for hydration.
  const page = await context.newPage();
  const waiting: Route[] = [];
  let held = true;
  await page.route('**/assets/*.js', async (route) => {
    if (held) waiting.push(route);
    else await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return {
    page,
    async arrive() {
      held = false;
      await Promise.all(waiting.map((route) => route.continue()));
      await untilTakenOver(page);
    },
  };
}

declare global {
  interface Window {
    /** Sends the next piece of the page, and resolves to false after the last piece. */
    sendPiece(): Promise<boolean>;
    /** Layout shifts, each with its score and the elements that moved. */
    shifts: string[];
  }
}

/** Number of tags to send one by one, enough for the first view. The rest is sent as one piece. */
const tagsAlone = 180;

/**
 * Starts a proxy that sends each page tag by tag. A tag is sent only after the page has had time to
 * draw the earlier tags, as on a slow connection or a slow device.
 */
export async function startPiecemealServer(page: Page, serverUrl: string) {
  let pieces: string[] = [];
  let receiver: ServerResponse | undefined;

  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(serverUrl + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(body);
      return;
    }
    const html = body.toString();
    const bodyStart = html.indexOf('<body>');
    const tags = html.slice(bodyStart).split(/(?=<)/);
    response.write(html.slice(0, bodyStart));
    pieces = [...tags.slice(0, tagsAlone), tags.slice(tagsAlone).join('')];
    receiver = response;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  await page.exposeFunction('sendPiece', () => {
    const piece = pieces.shift();
    const more = pieces.length > 0;
    if (more) receiver?.write(piece);
    else receiver?.end(piece);
    return more;
  });
  await page.addInitScript(askForPieces);

  return {
    /** The proxy's origin, without a trailing slash. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      // Close the page first. Otherwise, it would log errors for files that no longer load.
      await page.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs in the page: requests the pieces one by one. */
async function askForPieces() {
  // Use a timeout as well, because no frames are drawn while the page blocks rendering.
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 25);
    });
  do await drawn();
  while (await window.sendPiece());
}

/** A layout shift entry, which TypeScript's DOM library does not declare. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Makes every page that is opened from now on record its layout shifts. */
export const recordShifts = (page: Page) => page.addInitScript(keepShifts);

/** Returns the layout shifts since the page was opened, with their scores and moved elements. */
export const readShifts = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);

/** Runs in the page: records layout shifts. */
function keepShifts(): void {
  window.shifts = [];
  const describe = (node?: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      window.shifts.push(`${value}: ${sources.map(({ node }) => describe(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
