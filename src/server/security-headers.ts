import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Everything comes from the site alone, frames from the map alone. What `default-src` says of
 * connections and fonts is not said again: the headers of a page are to fit into its first packets.
 */
const contentSecurityPolicy = [
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

/**
 * What visitors fear most, which the site does without. The map's frame has no such right anyway:
 * browsers give those to the site alone.
 */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** The headers of every answer, whatever it is. */
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
 * Two years, as long as the lists that browsers carry ask for. Neither subdomains nor those lists:
 * whether every other host of the domain has TLS is not for this server to promise.
 */
const strictTransportSecurity = 'max-age=63072000';

/** Sets the headers on the answer to every request that reaches a route. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** Sets them on one answer: what the framework refuses by itself reaches no route. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(securityHeaders);
  // Over plain http the promise would be void; that a proxy took it over TLS, only a trusted one can say.
  return request.protocol === 'https'
    ? reply.header('strict-transport-security', strictTransportSecurity)
    : reply;
}
