import { posix } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  pageFile,
  prerenderedPathOf,
  redirectTarget,
  resolveAddress,
} from '../../content/addresses';
import { refuseOtherMethods } from '../http/refusals';
import { sendSiteFile } from '../site/send-site-file';
import { SiteFiles } from '../site/site-files';

/** The pages and files of the built site, and its Not Found page with status 404. */
export async function siteRoutes(
  app: FastifyInstance,
  { siteFolder }: { siteFolder: string },
): Promise<void> {
  const files = new SiteFiles(siteFolder);
  // Asked for again each time, so that a new release is seen at once.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-cache');
    done();
  });
  refuseOtherMethods(app, '/*', ['GET', 'HEAD']);

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const [pathname, query] = splitAddress(request.url);
    const address = resolveAddress(pathname);
    if (address.kind === 'redirect') {
      const search = query && `?${query}`;
      return reply.redirect(redirectTarget(address.to, { search }), 308);
    }
    if (address.kind !== 'not-found') {
      const page = await files.find(pageFile(address.path));
      return page
        ? sendSiteFile(request, reply, page)
        : sendText(reply.code(503), 'The site is not built yet. Please run: npm run build');
    }
    const name = request.params['*'];
    // A page goes by its address alone.
    const file = name.endsWith('.html') ? undefined : await files.find(name);
    if (!file) return reply.callNotFound();
    // Pictures that go with links are there for the pages of others.
    if (name.startsWith('social/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    // What the build names by a hash of its content never changes.
    if (name.startsWith('assets/') && files.isSettled(name)) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    }
    return sendSiteFile(request, reply, file);
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404);
    const [pathname] = splitAddress(request.url);
    const page = wantsPage(request)
      ? await files.find(pageFile(prerenderedPathOf(pathname)))
      : undefined;
    return page ? sendSiteFile(request, reply, page) : sendText(reply, 'Not found');
  });
}

/** A script or picture that is missing must not be answered with a page. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const [pathname] = splitAddress(url);
  if (pathname.startsWith('/assets/')) return false;
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
