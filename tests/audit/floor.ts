import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What a page of the site may weigh as sent, in bytes, and how near to that the floor has to be. */
const weight = 14_000;
const tolerance = 200;

const syllables = 'ka ri mo te lu san pe nor dai vi bes tu gol fe min cha wi ro sel ja'.split(' ');

export interface Floor {
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
  const { headers } = await fetch(siteUrl);
  const cacheControl = headers.get('cache-control');
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      vary: 'Accept-Encoding',
      etag: '"floor"',
      ...(cacheControl === null ? {} : { 'cache-control': cacheControl }),
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

/** @throws if it does not weigh what it should */
function barePage(): string {
  const sizeWith = (words: number) => brotliCompressSync(pageOf(words)).length;
  let tooFew = 0;
  let enough = 20_000;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (sizeWith(middle) < weight) tooFew = middle;
    else enough = middle;
  }
  const size = sizeWith(enough);
  if (Math.abs(size - weight) > tolerance) throw new Error(`The bare page has ${size} bytes.`);
  return pageOf(enough);
}

/** The same words each time, and in no order that could be compressed much. */
function pageOf(words: number): string {
  const next = randomNumbers();
  const word = () =>
    Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)]).join('');
  const all = Array.from({ length: words }, word);
  const paragraphs = Array.from(
    { length: Math.ceil(words / 60) },
    (_, i) => `<p>${all.slice(i * 60, (i + 1) * 60).join(' ')}.</p>`,
  );
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

/** @returns a function that gives a whole number below its argument: always the same sequence */
function randomNumbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}
