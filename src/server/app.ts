import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { notificationsRoute } from './api';
import type { Config } from './config';
import { answerError, refuseAddress } from './errors';
import { healthRoutes } from './health';
import { logAnswers, logController, loggerOptions } from './log';
import { addSecurityHeaders, setSecurityHeaders } from './security-headers';
import { siteRoutes } from './site';
import { type ConnectionLimits, connectionOptions, maximumConnections } from './connections';
import type { EnrolmentStore } from './store/enrolment-store';

interface Parts {
  readonly config: Config;
  readonly store: EnrolmentStore;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  /** Is called for each enrolment that was not stored before, ahead of its answer. */
  readonly onEnrolment?: () => void;
  readonly limits?: ConnectionLimits;
}

/** The whole server, ready to listen. It does not close the store. */
export async function buildApp({
  config,
  store,
  siteFolder,
  onEnrolment = () => {},
  limits,
}: Parts): Promise<FastifyInstance> {
  const app = fastify({
    ...connectionOptions(limits),
    bodyLimit: 16 * 1024,
    // Whoever still has a connection is answered in full, and asked to close it.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    logger: loggerOptions(config.logLevel),
    logController,
    // These come before any hook.
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
    healthRoutes(api, store);
    await api.register(notificationsRoute, { config, store, onEnrolment });
    for (const url of ['/api', '/api/*']) refuseAddress(api, url);
  });
  await app.register(siteRoutes, { siteFolder });
  return app;
}

/** A connection kept alive after its last answer would hold up the stop. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  for (const hook of ['onRequest', 'onSend'] as const) {
    app.addHook(hook, async (_request: unknown, reply: FastifyReply) => {
      if (stopping) reply.header('connection', 'close');
    });
  }
}
