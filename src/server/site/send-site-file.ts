import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encodings';
import type { SiteFile } from './read-site-file';

/**
 * Sends a file in the form that the client reads best; where the client has just that already,
 * and no other status was set, the answer is 304.
 */
export function sendSiteFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { kind, plain, encoded }: SiteFile,
): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding'] ?? '', [...encoded.keys()]);
  const form = (encoding && encoded.get(encoding)) ?? plain;
  reply.header('etag', form.etag);
  // Also where this file has no encoding, for a cache that keeps it beyond the next release.
  if (kind.isText) reply.header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isKnown(form.etag, headers['if-none-match'])) {
    return reply.code(304).send();
  }
  reply.header('content-type', kind.type);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(form.body);
}

/** Whether If-None-Match names this very form. A proxy on the way may have called the tag weak. */
function isKnown(etag: string, header = ''): boolean {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
