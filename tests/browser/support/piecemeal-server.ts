import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Has the next piece of the page sent. Resolves to whether there are more. */
    sendPiece(): Promise<boolean>;
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
