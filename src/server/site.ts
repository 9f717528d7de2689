import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { finished, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import { pageFile, toPrerenderedPath, redirectTarget, resolveSiteAddress } from '../site/addresses';

const officePath = '/office';

interface Release {
  readonly stamp: string;
  /** Content-Security-Policy of each page, by path; undefined if the site isn't built. */
  readonly policies?: Readonly<Record<string, string>>;
  readonly serve: ReturnType<typeof sirv>;
}

/** A new release in the folder is detected at the next request for an unhashed file. */
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
    const [pathname = '', ...rest] = request.url.split('?');
    const query = rest.join('?');
    const address = resolveSiteAddress(pathname);
    if (address.kind === 'redirect') {
      const search = query && `?${query}`;
      return reply.redirect(redirectTarget(address.to, { search }), 308);
    }
    if (address.kind !== 'not-found') return sendPage(request, reply, address.path);
    const name = request.params['*'];
    // Pages are served only at their canonical URL.
    if (name.endsWith('.html')) return reply.callNotFound();
    if (isHashed(`/${name}`)) {
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
    const { policies } = await current();
    if (!policies) {
      return sendText(
        reply.code(503),
        'The folder dist/ is missing or incomplete. To make it, run: npm run build',
      );
    }
    request.raw.url = `/${pageFile(path)}`;
    // The office page has the default policy.
    if (policies[path]) reply.header('content-security-policy', policies[path]);
    return sendFile(request, reply);
  }

  function sendFile(request: FastifyRequest, reply: FastifyReply): FastifyReply | void {
    const { raw } = reply;
    // Ignore ranges, because sirv misinterprets malformed ones and the files are small.
    delete request.headers.range;
    // sirv sets no headers on a 304, from which browsers update those that they have stored.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      raw.setHeader(name, value ?? '');
    raw.setHeader('vary', 'Accept-Encoding');
    raw.once('pipe', (file: Readable) => {
      // Without a listener, a file deleted since sirv listed it would crash the process.
      file.once('error', () => raw.destroy());
      // `pipe` leaves the file open if the client disconnects.
      finished(raw, () => file.destroy());
    });
    let isFound = true;
    release.serve(request.raw, raw, () => {
      isFound = false;
    });
    return isFound ? reply.hijack() : reply.callNotFound();
  }

  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404).header('cache-control', 'no-cache');
    const [pathname = ''] = request.url.split('?');
    const path = toPrerenderedPath(pathname);
    const policy = expectsPage(request, pathname) && (await current()).policies?.[path];
    if (!policy) return sendText(reply, 'Not found');
    return reply
      .header('content-security-policy', policy)
      .type('text/html;charset=utf-8')
      .send(await readFile(join(siteFolder, pageFile(path)), 'utf8'));
  });
}

async function readRelease(siteFolder: string): Promise<Release> {
  const stamp = await releaseFingerprint(siteFolder);
  const serve: Release['serve'] = existsSync(siteFolder)
    ? sirv(siteFolder, { etag: true, brotli: true, gzip: true, extensions: [] })
    : (_request, _response, next) => next?.();
  const file = join(siteFolder, 'policies.json');
  if (!existsSync(file)) return { stamp, serve };
  // The build wrote this file, so its format needs no validation.
  const policies = JSON.parse(await readFile(file, 'utf8')) as NonNullable<Release['policies']>;
  return { stamp, serve, policies };
}

async function releaseFingerprint(siteFolder: string): Promise<string> {
  const names = ['.', 'assets', 'index.html', 'sw.js'];
  const times = names.map(async (name) => {
    const file = await stat(join(siteFolder, name)).catch(() => undefined);
    return file ? `${file.ino} ${file.mtimeMs}` : 'none';
  });
  return (await Promise.all(times)).join(', ');
}

const isHashed = (pathname: string): boolean => /^\/(?:assets|words)\//.test(pathname);

/** Returns true if the client expects a page. Requests for scripts and images must not get a page. */
function expectsPage({ method, headers }: FastifyRequest, pathname: string): boolean {
  if (!['GET', 'HEAD'].includes(method) || isHashed(pathname)) return false;
  return (
    ['', '.html'].includes(posix.extname(pathname)) || (headers.accept ?? '').includes('text/html')
  );
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(`${text}\n`);
}
