import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

type Origins = ReadonlySet<string>;

/** Lets pages of allowed sites read the answer, whatever it will be. */
export function answerAllowedSites(allowedOrigins: Origins) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !allowedOrigins.has(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'Retry-After');
  };
}

/**
 * Refuses what a browser sends from another site's page, unless that site is allowed. Programs
 * that are no browsers send none of the headers.
 */
export function refuseOtherSites(allowedOrigins: Origins) {
  return async (request: FastifyRequest): Promise<void> => {
    const { origin } = request.headers;
    if (origin !== undefined && allowedOrigins.has(origin)) return;
    if (isFromOtherSite(request)) {
      throw new HttpError(403, 'Requests from pages of other sites are not taken.');
    }
  };
}

function isFromOtherSite({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  // A subdomain is a site of its own here: 'same-site' is not enough.
  if (site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !isOriginOf(origin, host);
}

/** Whether pages of an origin come from a host; a proxy may name the port that a browser omits. */
function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return URL.canParse(own) && new URL(own).host === page.host;
}
