import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { type ConnectionLimits, connectionOptions, guardConnections } from './http/connections';
import { answerError } from './http/error-answers';
import { logAnswers, logController, loggerOptions } from './operation/log';
import { rateLimitOptions } from './http/rate-limit';
import { refuseAddress } from './http/refusals';
import { healthRoutes } from './routes/health';
import { notificationsRoute } from './routes/notifications';
import { siteRoutes } from './routes/site';
import { addSecurityHeaders, setSecurityHeaders } from './http/security-headers';
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
    trustProxy: [...config.trustedProxies],
    logger: loggerOptions(config.logLevel),
    logController,
    // They come before any hook.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, setSecurityHeaders(request, reply)),
  });
  app.setErrorHandler(answerError);
  logAnswers(app);
  closeConnectionsWhenStopping(app);

  addSecurityHeaders(app);
  guardConnections(app, limits);
  await app.register(rateLimit, rateLimitOptions);
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
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
