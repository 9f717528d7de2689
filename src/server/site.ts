import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import { allowInline } from '../page-policy/allow-inline';
import {
  pageFile,
  prerenderedPathOf,
  prerenderedPaths,
  redirectTarget,
  resolveAddress,
} from '../site/addresses';
import { securityHeaders } from './security-headers';

/** Path of the office page, which is not part of the public site. */
const officePath = '/office';

interface Page {
  readonly html: string;
  /** The page's own Content-Security-Policy, which allows its inline script and style. */
  readonly policy: string;
}

/** One build of the site. */
interface Release {
  /** Fingerprint that changes with each build. */
  readonly stamp: string;
  readonly pages: ReadonlyMap<string, Page>;
  readonly serve: ReturnType<typeof sirv>;
}

/**
 * Serves the pages and files of the built site, and its Not Found page with status 404. A new
 * release in the folder is detected when the next page is requested.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { siteFolder }: { siteFolder: string },
): Promise<void> {
  let release = await readRelease(siteFolder);

  async function current(): Promise<Release> {
    if (release.stamp !== (await releaseFingerprint(siteFolder)))
      release = await readRelease(siteFolder);
    return release;
  }

  // Make browsers revalidate all but hashed files, so that they see a new release at once.
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
    // Pages are served only at their canonical URL.
    if (name.endsWith('.html')) return reply.callNotFound();
    if (name.startsWith('assets/')) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    } else {
      await current();
    }
    // Other sites embed these images in link previews.
    if (name.startsWith('social/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendFile(request, reply);
  });

  // Anyone can load the office page, because it requests data only after a sign-in.
  for (const path of [officePath, `${officePath}/*`]) {
    app.get(path, (request, reply) => {
      reply
        .header('x-robots-tag', 'noindex')
        // Otherwise, pressing 'Back' after signing out would restore the page from the cache.
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
    // Ignore ranges, because sirv misinterprets malformed ones and the files are small.
    delete request.headers.range;
    // Set the headers here, because sirv sets none on a 304 and browsers update their stored
    // headers from it.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      raw.setHeader(name, value ?? '');
    raw.setHeader('vary', 'Accept-Encoding');
    // Reading a file fails if it has been deleted since sirv listed the files. Without a listener,
    // the error would crash the process.
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
  const stamp = await releaseFingerprint(siteFolder);
  const pages = await readPages(siteFolder);
  const serve: Release['serve'] = existsSync(siteFolder)
    ? sirv(siteFolder, { etag: true, brotli: true, gzip: true, extensions: [] })
    : (_request, _response, next) => next?.();
  return { stamp, pages, serve };
}

/** Identifies a build by the inodes and times of files and folders that each build changes. */
async function releaseFingerprint(siteFolder: string): Promise<string> {
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

/** Returns true if the client expects HTML. Requests for scripts and images must not get a page. */
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
