import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { answerError } from './error-answers';
import { logAnswers, logController, loggerOptions } from './log';
import { refuseAddress } from './refusals';
import { healthRoute } from './routes/health';
import { notificationsRoute } from './routes/notifications';
import { siteRoutes } from './routes/site';
import { securityHeaders } from './security-headers';
import type { EnrolmentStore } from './store/enrolment-store';

interface Parts {
  readonly config: Config;
  readonly store: EnrolmentStore;
  /** Absolute path of the built site. */
  readonly siteFolder: string;
}

/** The whole server, ready to listen. It does not close the store. */
export async function buildApp({ config, store, siteFolder }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    trustProxy: [...config.trustedProxies],
    logger: loggerOptions(config.logLevel),
    logController,
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  logAnswers(app);
  closeConnectionsWhenStopping(app);

  await app.register(helmet, securityHeaders);
  await app.register(rateLimit, { global: false });
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    healthRoute(api, store);
    await api.register(notificationsRoute, { config, store });
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
