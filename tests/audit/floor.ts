import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What a page of the site may weigh as sent, in bytes, and how near to that the floor has to be. */
const weight = 14_000;
const tolerance = 200;

interface Floor {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a bare page: text as heavy as a page of the site may be, and nothing else. What any page
 * takes beyond it is the page's own doing.
 *
 * @param siteUrl the site whose headers for caches it sends
 */
export async function startFloor(siteUrl: string): Promise<Floor> {
  const body = brotliCompressSync(barePage());
  if (Math.abs(body.length - weight) > tolerance) {
    throw new Error(`The bare page has ${body.length} bytes.`);
  }
  const { headers } = await fetch(siteUrl);
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': headers.get('cache-control') ?? '',
      vary: 'Accept-Encoding',
      etag: '"floor"',
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // By the same name as the site, which the browser has to look up.
    url: `http://${new URL(siteUrl).hostname}:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The same words each time, which can't be compressed much. */
function barePage(): string {
  const paragraphs = Array.from({ length: 65 }, (_, paragraph) => {
    const digits = createHash('shake128', { outputLength: 180 })
      .update(`${paragraph}`)
      .digest('hex');
    return `<p>${digits.replace(/.{6}/g, '$& ')}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page of text, as bare as can be.">
<title>A bare page</title>
<link rel="icon" href="data:,">
<style>body { font-family: sans-serif; margin: 1rem }</style>
</head>
<body>
<main>
<h1>A bare page</h1>
${paragraphs.join('\n')}
</main>
</body>
</html>
`;
}
