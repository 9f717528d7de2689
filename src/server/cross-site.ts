import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * Refuses what a browser sends from another site's page, unless that site is allowed, and lets
 * pages of allowed sites read the answer. Programs that are no browsers send none of the headers.
 */
export function guardAgainstOtherSites(allowedOrigins: ReadonlySet<string>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin !== undefined && allowedOrigins.has(origin)) {
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', 'Retry-After');
      return;
    }
    const isForeign =
      request.headers['sec-fetch-site'] === 'cross-site' ||
      (origin !== undefined && hostOf(origin) !== request.host.toLowerCase());
    if (isForeign) throw new HttpError(403, 'Requests from pages of other sites are not taken.');
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
