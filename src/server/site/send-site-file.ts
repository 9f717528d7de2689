import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from './byte-range';
import { chooseEncoding } from './encodings';
import type { SiteFile } from './read-site-file';

/**
 * Sends a file in the form that the client reads best, or the part of it that was asked for; where
 * the client has just that already, and no other status was set, the answer is 304.
 */
export function sendSiteFile(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { kind, plain, encoded, policy }: SiteFile,
): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding'] ?? '', [...encoded.keys()]);
  const form = (encoding && encoded.get(encoding)) ?? plain;
  reply.header('etag', form.etag);
  if (policy) reply.header('content-security-policy', policy);
  // Also where this file has no encoding, for a cache that keeps it beyond the next release.
  if (kind.isText) reply.header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isKnown(form.etag, headers['if-none-match'])) {
    return reply.code(304).send();
  }
  reply.header('content-type', kind.type);
  // Nobody goes on with half a page, whose headers are to fit into its first packets.
  if (!policy) reply.header('accept-ranges', 'bytes');
  if (encoding) reply.header('content-encoding', encoding);
  // A part of what has changed meanwhile would not fit what the client has.
  const isSame = String(headers['if-range'] ?? form.etag) === form.etag;
  const mayBePart = method === 'GET' && reply.statusCode === 200 && isSame;
  const part = mayBePart ? readByteRange(headers.range, form.body.length) : undefined;
  if (!part) return reply.send(form.body);
  const { first, last } = part;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${form.body.length}`)
    .send(form.body.subarray(first, last + 1));
}

/** Whether If-None-Match names this very form. A proxy on the way may have called the tag weak. */
function isKnown(etag: string, header = ''): boolean {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
