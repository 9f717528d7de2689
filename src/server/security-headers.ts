import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The headers of every answer; what is not named here keeps helmet's default. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'self'", 'mailto:'],
      frameAncestors: ["'none'"],
      frameSrc: ['https://www.openstreetmap.org'],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Plain http has to work on localhost; who puts TLS in front promises it there.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};
