import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Allows only the site's own resources, `data:` images, and the map in a frame. The build extends
 * this policy with the hashes of each page's inline code. `default-src` covers connections and
 * fonts, because a shorter header helps a page fit into its first packets.
 */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self' mailto:",
  "frame-ancestors 'none'",
  'frame-src https://www.openstreetmap.org',
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

/** Sensitive features that the site doesn't use. Browsers deny them to the map's frame anyway. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** Two years, without `includeSubDomains`, because other hosts may not support TLS. */
const strictTransportSecurity = 'max-age=63072000';

/** Also called for errors from the framework's router, because Fastify runs no hooks for them. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(securityHeaders);
  // Only a trusted proxy can report HTTPS. Browsers ignore this header over plain HTTP.
  return request.protocol === 'https'
    ? reply.header('strict-transport-security', strictTransportSecurity)
    : reply;
}
