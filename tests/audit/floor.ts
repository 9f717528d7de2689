import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What a page of the site may weigh as sent, in bytes, and how near to that the floor has to be. */
const weight = 14_000;
const tolerance = 200;

interface Floor {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a bare page: text as heavy as a page of the site may be, and nothing else. What any page
 * takes beyond it is the page's own doing.
 *
 * @param siteUrl the site whose headers for caches it sends, and whose files such others show
 * @param others pages and scripts that are served in the same way, by path
 */
export async function startFloor(
  siteUrl: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Floor> {
  const bodies = new Map(
    Object.entries({ '/': barePage(), ...others }).map(([path, text]) => [
      path,
      brotliCompressSync(text),
    ]),
  );
  const bareWeight = bodies.get('/')?.length ?? 0;
  if (Math.abs(bareWeight - weight) > tolerance) {
    throw new Error(`The bare page has ${bareWeight} bytes.`);
  }
  const { headers } = await fetch(siteUrl);
  const server = createServer(async ({ url = '/' }, response) => {
    const body = bodies.get(url);
    if (!body) {
      const file = await fetch(siteUrl + url);
      const type = file.headers.get('content-type') ?? '';
      response.writeHead(file.status, { 'content-type': type });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.writeHead(200, {
      'content-type': `text/${url.endsWith('.js') ? 'javascript' : 'html'}; charset=utf-8`,
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
    url: `http://${new URL(siteUrl).hostname}:${(server.address() as AddressInfo).port}`,
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
