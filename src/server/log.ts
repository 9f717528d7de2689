import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { enrolmentRequestSchema } from '../enrolment/core/request';
import type { Config } from './config';
import { StoreUnavailableError } from './store/database';

/** Disables the framework's request log, because it contains URLs with users' input. */
export const logController = new LogController({ disableRequestLogging: true });

/** Properties that no code should log. They are redacted in case some code does. */
const redacted = [
  'req',
  'res',
  'request',
  'reply',
  'headers',
  'params',
  'query',
  'body',
  'enrolment',
  ...Object.keys(enrolmentRequestSchema().shape),
];

/** Returns pino's options, which keep personal data, addresses and secrets out of the log. */
export function loggerOptions(level: Config['logLevel']) {
  return { level, serializers: { err: describeError }, redact: redacted };
}

/** Logs one line per response, with the route instead of the URL, and no sender or content. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    request.log[route.startsWith('/api/') ? 'info' : 'debug'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'response sent',
    );
  });
}

/** After an uncaught error, the state is unreliable. The supervisor restarts the server. */
export function exitOnUncaughtError(log: FastifyBaseLogger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'exiting after an uncaught error');
      process.exit(1);
    });
  }
}

/** Drops other messages than the store's, and `detail`: both may repeat visitors' input. */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  if (error instanceof StoreUnavailableError) {
    return { type: error.name, message: error.message, stack: '' };
  }
  const frames = (error.stack ?? '').match(/^ +at .*:\d+:\d+\)?$/gm) ?? [];
  const { code = '' } = error as NodeJS.ErrnoException;
  return { type: error.name, message: code, stack: frames.join('\n') };
}
