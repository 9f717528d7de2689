import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  pageFile,
  prerenderedPathOf,
  redirectTarget,
  resolveAddress,
} from '../../content/addresses';
import { refuseOtherMethods } from '../refusals';

/** The pages and files of the built site, and its Not Found page with status 404. */
export async function siteRoutes(
  app: FastifyInstance,
  { siteFolder }: { siteFolder: string },
): Promise<void> {
  refuseOtherMethods(app, '/*', ['GET', 'HEAD']);
  if (!existsSync(join(siteFolder, pageFile('/')))) {
    app.get('/*', async (_request, reply) =>
      sendText(reply.code(503), 'The site is not built yet. Please run: npm run build'),
    );
    return;
  }

  await app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const [pathname, query] = splitAddress(request.url);
    const address = resolveAddress(pathname);
    if (address.kind === 'redirect') {
      const search = query && `?${query}`;
      return reply.redirect(redirectTarget(address.to, { search }), 308);
    }
    if (address.kind !== 'not-found') return sendFile(reply, pageFile(address.path));
    const file = request.params['*'];
    return isPlainPath(file) ? sendFile(reply, file) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404).header('cache-control', 'no-cache');
    if (!wantsPage(request)) return sendText(reply, 'Not found');
    const [pathname] = splitAddress(request.url);
    const page = await readFile(join(siteFolder, pageFile(prerenderedPathOf(pathname))));
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

/** What the build names by a hash never changes; all else is asked for again each time. */
function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const isHashed = file.startsWith('assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  return reply.sendFile(file);
}

/** A script or picture that is missing must not be answered with a page. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const [pathname] = splitAddress(url);
  if (pathname.startsWith('/assets/')) return false;
  return (
    ['', '.html'].includes(posix.extname(pathname)) || (headers.accept ?? '').includes('text/html')
  );
}

/** No page by its file's name, no folder, and without empty segments, '.', '..' or a backslash: those mean another file. */
function isPlainPath(file: string): boolean {
  return (
    !/(\.html|\/)$/.test(file) && !/[\\\0]/.test(file) && posix.normalize(`/${file}`) === `/${file}`
  );
}

function splitAddress(url: string): [pathname: string, query: string] {
  const [pathname = '', ...query] = url.split('?');
  return [pathname, query.join('?')];
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(`${text}\n`);
}
