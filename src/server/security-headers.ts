import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

/** Headers sent with every response. */
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

/**
 * Two years. `includeSubDomains` and `preload` are left out, because this server can't promise that
 * every other host in the domain supports TLS.
 */
const strictTransportSecurity = 'max-age=63072000';

/** Sets the headers on every response from a route. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/**
 * Sets the headers on one response. Errors from the framework's router need this, because Fastify
 * runs no hooks for them.
 */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(securityHeaders);
  // The protocol is 'https' only if a trusted proxy reports it. Browsers ignore this header over
  // plain HTTP.
  return request.protocol === 'https'
    ? reply.header('strict-transport-security', strictTransportSecurity)
    : reply;
}
