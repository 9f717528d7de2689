import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { notificationsRoute } from './api';
import { CertificateAuthority } from './certificates/authority';
import type { Config } from './config';
import { sendError } from './errors';
import { logResponses, logController, loggerOptions } from './log';
import { officeRoutes } from './office/routes';
import { setSecurityHeaders } from './security-headers';
import { siteRoutes } from './site';
import { type Database, StoreUnavailableError } from './store/database';
import type { EnrolmentStore } from './store/enrolment-store';

type Timeouts = Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'connectionTimeout' | 'http'>;

/** Timeouts in milliseconds, long enough for a phone on a bad network to send a kilobyte. */
const defaultTimeouts: Timeouts = {
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};

/** Further connections are closed at once, to leave file handles for the database. */
const maximumConnections = 5000;

interface AppOptions {
  readonly config: Config;
  readonly store: EnrolmentStore;
  readonly siteFolder: string;
  readonly timeouts?: Timeouts;
}

/**
 * Creates the web server: API, office, and the built site if there is one. It is not listening yet.
 */
export async function buildApp({
  config,
  store,
  siteFolder,
  timeouts = defaultTimeouts,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...timeouts,
    bodyLimit: 16 * 1024,
    // A passkey's ID can be 1,023 bytes long, which is 1,364 characters in base64url.
    routerOptions: { maxParamLength: 1400 },
    // While stopping, process requests on open connections instead of rejecting them with 503.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    logger: loggerOptions(config.logLevel),
    logController,
    // The framework rejects malformed URLs before any hook runs, so set the headers here.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, setSecurityHeaders(request, reply)),
  });
  app.server.maxConnections = maximumConnections;
  app.setErrorHandler(sendError);
  logResponses(app);
  const isStopping = closeConnectionsWhenStopping(app);
  app.addHook('onRequest', async (request, reply) => void setSecurityHeaders(request, reply));
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // Count a /64 network as one address, because providers assign at least a /64 per customer.
    ipv6Subnet: 64,
  });
  const authority = new CertificateAuthority(store.certificates, config.certificateKeys);
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    healthRoutes(api, store.database, isStopping);
    await api.register(notificationsRoute, { config, store, authority });
    const { publicOrigin } = config;
    await api.register(officeRoutes, { prefix: '/api/office', store, authority, publicOrigin });
  });
  await app.register(siteRoutes, { siteFolder });
  return app;
}

/**
 * Closes idle connections, which would delay the shutdown.
 *
 * @returns a function that returns true once the server is stopping
 */
function closeConnectionsWhenStopping(app: FastifyInstance): () => boolean {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  return () => stopping;
}

const pingEveryMs = 1000;

/** `/api/health` checks only the process, because a restart would not solve other problems. */
function healthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  let ping: Promise<boolean> | undefined;

  app.get('/api/health', async () => ({ status: 'ok' }));

  app.get('/api/ready', async (_request, reply) => {
    if (!isStopping()) {
      // All checks share one ping, whose result is valid for a second.
      ping ??= isAvailable(database).finally(() =>
        setTimeout(() => {
          ping = undefined;
        }, pingEveryMs).unref(),
      );
      if (await ping) return { status: 'ready' };
    }
    const status = isStopping() ? 'stopping' : 'database unavailable';
    return reply.code(503).header('retry-after', '5').send({ status });
  });
}

const isAvailable = (database: Database): Promise<boolean> =>
  database.ping().then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreUnavailableError) return false;
      throw error;
    },
  );
