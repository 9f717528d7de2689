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

/** A phone in a bad network sends its kilobyte well within these; in milliseconds. */
const defaultTimeouts: Timeouts = {
  /** For a whole request, head and body. */
  requestTimeout: 30_000,
  /** Without a byte in either direction while an answer is due or on its way. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};

/** One more is closed at once. Without a bound, the process could run out of files for its database. */
const maximumConnections = 5000;

interface Parts {
  readonly config: Config;
  readonly store: EnrolmentStore;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly timeouts?: Timeouts;
}

/** The whole server, ready to listen. It does not close the store. */
export async function buildApp({
  config,
  store,
  siteFolder,
  timeouts = defaultTimeouts,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    ...timeouts,
    bodyLimit: 16 * 1024,
    // A passkey's id has up to 1,023 bytes, in base64url.
    routerOptions: { maxParamLength: 1400 },
    // Whoever still has a connection is answered in full, and asked to close it.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    logger: loggerOptions(config.logLevel),
    logController,
    // A malformed address is refused ahead of any hook.
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
    // A customer gets a network of 64 bits, or more: it counts as one address.
    ipv6Subnet: 64,
    // Addresses remembered, 6 MB at most. Who has more gets through anyhow, and must not fill the memory.
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

/** A connection kept alive after the answer that was in flight would hold up the stop. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
