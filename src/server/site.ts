import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import {
  pageFile,
  prerenderedPathOf,
  prerenderedPaths,
  redirectTarget,
  resolveAddress,
} from '../content/addresses';
import { allowInline } from '../page-policy/allow-inline';
import { securityHeaders } from './security-headers';

/** The office's page, which is none of the site's. */
const officePath = '/office';

interface Page {
  readonly html: string;
  /** Its own Content-Security-Policy, which allows the script and style that it carries. */
  readonly policy: string;
}

/** A built site, as it was read at once. */
interface Release {
  /** Changes with each build. */
  readonly stamp: string;
  readonly pages: ReadonlyMap<string, Page>;
  readonly serve: ReturnType<typeof sirv>;
}

/**
 * The pages and files of the built site, and its Not Found page with status 404. A new release that
 * takes the place of the one before is noticed when the next page is asked for.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { siteFolder }: { siteFolder: string },
): Promise<void> {
  let release = await readRelease(siteFolder);

  async function current(): Promise<Release> {
    if (release.stamp !== (await stampOf(siteFolder))) release = await readRelease(siteFolder);
    return release;
  }

  // Browsers ask for everything but hashed files again, so that they see a new release at once.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const [pathname, query] = splitAddress(request.url);
    const address = resolveAddress(pathname);
    if (address.kind === 'redirect') {
      const search = query && `?${query}`;
      return reply.redirect(redirectTarget(address.to, { search }), 308);
    }
    if (address.kind !== 'not-found') return sendPage(request, reply, address.path);
    const name = request.params['*'];
    // A page goes by its address alone.
    if (name.endsWith('.html')) return reply.callNotFound();
    if (name.startsWith('assets/')) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    } else {
      await current();
    }
    // Link previews on the pages of others show these pictures.
    if (name.startsWith('social/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(request, reply);
  });

  // What the office's page shows stands in no file: it asks for it, once somebody is signed in.
  for (const path of [officePath, `${officePath}/*`]) {
    app.get(path, (request, reply) => {
      reply
        .header('x-robots-tag', 'noindex')
        // Or 'Back' would show what was read, kept in the browser's memory, once somebody has signed out.
        .header('cache-control', 'no-store');
      return sendPage(request, reply, officePath);
    });
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const page = (await current()).pages.get(path);
    if (!page) {
      return sendText(reply.code(503), 'The site is not built yet. Please run: npm run build');
    }
    request.raw.url = `/${pageFile(path)}`;
    reply.header('content-security-policy', page.policy);
    return sendFile(request, reply);
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply | void {
    const { raw } = reply;
    // Each file is small: it is sent whole. sirv takes a range it does not understand for another.
    delete request.headers.range;
    // Before sirv, which sets none on a 304, and a browser takes over what a 304 says.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      raw.setHeader(name, value ?? '');
    raw.setHeader('vary', 'Accept-Encoding');
    // A file may have gone since the start; without a listener, that would end the process.
    raw.once('pipe', (file) => file.once('error', () => raw.destroy()));
    let isFound = true;
    release.serve(request.raw, raw, () => {
      isFound = false;
    });
    return isFound ? reply.hijack() : reply.callNotFound();
  }

  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404).header('cache-control', 'no-cache');
    const [pathname] = splitAddress(request.url);
    const page = wantsPage(request)
      ? (await current()).pages.get(prerenderedPathOf(pathname))
      : undefined;
    if (!page) return sendText(reply, 'Not found');
    return reply
      .header('content-security-policy', page.policy)
      .type('text/html;charset=utf-8')
      .send(page.html);
  });
}

async function readRelease(siteFolder: string): Promise<Release> {
  const stamp = await stampOf(siteFolder);
  const pages = await readPages(siteFolder);
  const serve: Release['serve'] = existsSync(siteFolder)
    ? sirv(siteFolder, { etag: true, brotli: true, gzip: true, extensions: [] })
    : (_request, _response, next) => next?.();
  return { stamp, pages, serve };
}

/** When the folder last changed: a build writes these anew, or adds and removes files in them. */
async function stampOf(siteFolder: string): Promise<string> {
  const names = ['.', 'assets', 'index.html', 'sw.js'];
  const times = names.map(async (name) => {
    const file = await stat(join(siteFolder, name)).catch(() => undefined);
    return file ? `${file.ino} ${file.mtimeMs}` : 'none';
  });
  return (await Promise.all(times)).join(', ');
}

async function readPages(siteFolder: string): Promise<ReadonlyMap<string, Page>> {
  const paths = [...prerenderedPaths, officePath];
  const built = paths.filter((path) => existsSync(join(siteFolder, pageFile(path))));
  const entries = built.map(async (path): Promise<[string, Page]> => {
    const html = await readFile(join(siteFolder, pageFile(path)), 'utf8');
    const policy = await allowInline(securityHeaders['content-security-policy'], html);
    return [path, { html, policy }];
  });
  return new Map(await Promise.all(entries));
}

/** A script or picture that is missing must not be answered with a page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const [pathname] = splitAddress(url);
  if (!['GET', 'HEAD'].includes(method) || pathname.startsWith('/assets/')) return false;
  return (
    ['', '.html'].includes(posix.extname(pathname)) || (headers.accept ?? '').includes('text/html')
  );
}

function splitAddress(url: string): [pathname: string, query: string] {
  const [pathname = '', ...query] = url.split('?');
  return [pathname, query.join('?')];
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(`${text}\n`);
}
