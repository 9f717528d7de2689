import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/**
 * Intended transfer size of the baseline, slightly above the limit for a page, and the tolerance,
 * both in bytes.
 */
const weight = 14_000;
const tolerance = 200;

interface Baseline {
  /** Origin, without a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a bare page as a baseline: only text, about as large as the largest page that the site may
 * have. Any time that a page takes beyond the baseline's is due to the page itself.
 *
 * @param siteUrl the site whose caching header is copied, and which provides all other files
 * @param others more pages and scripts to serve in the same way, by path
 */
export async function startBaseline(
  siteUrl: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Baseline> {
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
      etag: '"baseline"',
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // Use the site's host name, so that the browser resolves the same name for both.
    url: `http://${new URL(siteUrl).hostname}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns the bare page. Its text is always the same, and compresses only to half its size. */
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
