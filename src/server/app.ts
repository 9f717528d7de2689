import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { notificationsRoute } from './api';
import type { Config } from './config';
import { answerError } from './errors';
import { healthRoutes } from './health';
import { logAnswers, logController, loggerOptions } from './log';
import { officeRoutes } from './office/routes';
import { addSecurityHeaders, setSecurityHeaders } from './security-headers';
import { siteRoutes } from './site';
import type { EnrolmentStore } from './store/enrolment-store';

type Timeouts = Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'connectionTimeout' | 'http'>;

/** Timeouts in milliseconds, generous enough for a phone on a bad network to send a kilobyte. */
const defaultTimeouts: Timeouts = {
  /** Limit for receiving a complete request, head and body. */
  requestTimeout: 30_000,
  /** Limit without any traffic while a response is pending or being sent. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};

/** Further connections are closed at once, so that the database never runs out of file handles. */
const maximumConnections = 5000;

interface Parts {
  readonly config: Config;
  readonly store: EnrolmentStore;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly timeouts?: Timeouts;
}

/** Builds the server, ready to listen. Closing the store is up to the caller. */
export async function buildApp({
  config,
  store,
  siteFolder,
  timeouts = defaultTimeouts,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    ...timeouts,
    bodyLimit: 16 * 1024,
    // A passkey's ID has up to 1,023 bytes, encoded as base64url.
    routerOptions: { maxParamLength: 1400 },
    // Finish requests on open connections instead of rejecting them with 503.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    logger: loggerOptions(config.logLevel),
    logController,
    // Malformed URLs are rejected before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setSecurityHeaders(request, reply)),
  });
  app.server.maxConnections = maximumConnections;
  app.setErrorHandler(answerError);
  logAnswers(app);
  closeConnectionsWhenStopping(app);
  addSecurityHeaders(app);
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // Providers assign at least a /64 to each customer: count it as one address.
    ipv6Subnet: 64,
    // Limits memory to 6 MB; clients with more addresses than this get through anyway.
    cache: 20_000,
  });
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    healthRoutes(api, store.database);
    await api.register(notificationsRoute, { config, store });
    const { publicOrigin } = config;
    await api.register(officeRoutes, { prefix: '/api/office', store, publicOrigin });
  });
  await app.register(siteRoutes, { siteFolder });
  return app;
}

/**
 * Closes each connection after its response in flight, because idle connections would delay the
 * shutdown.
 */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
