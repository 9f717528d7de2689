import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { untilTakenOver } from './test';

interface HeldPage {
  readonly page: Page;
  /** Lets the site's scripts arrive, and waits until they have taken the page over. */
  arrive(): Promise<void>;
}

/**
 * Opens a page whose scripts are on their way for as long as a test wants: what every visitor has
 * for a second, and on a poor connection for longer.
 */
export async function openWithScriptHeld(context: BrowserContext, path: string): Promise<HeldPage> {
  // Not the fixture's page, which waits for the script.
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
    /** Has the next piece of the page sent. Resolves to whether there are more. */
    sendPiece(): Promise<boolean>;
    /** By how much the layout shifted, and what was moved. */
    shifts: string[];
  }
}

/** How many tags of a page's body come alone, its first view among them; then comes the rest. */
const tagsAlone = 180;

/**
 * Starts a server before the real one that sends each page tag by tag, and each tag once the page
 * has drawn those before, if it has a mind to. So a page comes, here and there, on a slow line, and
 * so a slow device reads it.
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
    /** Where it listens, without a slash at the end. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      // It would complain of files that do not come any more.
      await page.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Runs in the page. */
async function askForPieces() {
  // A page may hold back its drawing.
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 25);
    });
  do await drawn();
  while (await window.sendPiece());
}

/** An entry as browsers that measure shifts have it; TypeScript's library does not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** Has every page that is opened from now on keep its layout shifts. */
export const recordShifts = (page: Page) => page.addInitScript(keepShifts);

/** @returns each layout shift since the page was opened: by how much, and what was moved */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.shifts);

/** Runs in the page. */
function keepShifts(): void {
  window.shifts = [];
  const nameOf = (node?: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      window.shifts.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
