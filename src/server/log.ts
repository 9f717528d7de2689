import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { enrolmentRequestSchema } from '../enrolment/core/request';
import type { Config } from './config';
import { StoreUnavailableError } from './store/database';

/** The framework's own lines hold whole addresses, which may hold what a visitor typed. */
export const logController = new LogController({ disableRequestLogging: true });

/**
 * What carries a request, and the fields of an enrolment. No line of this program passes any of
 * these on; should one ever do, they stay empty.
 */
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
  ...Object.keys(enrolmentRequestSchema.shape),
];

/** Pino's options: of an error, only what the program itself wrote. */
export function loggerOptions(level: Config['logLevel']) {
  return { level, serializers: { err: describeError }, redact: redacted };
}

/**
 * Writes one line per answer. It names the route instead of the address, and neither the sender
 * nor anything sent.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    request.log[route.startsWith('/api/') ? 'info' : 'debug'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/**
 * Ends the process after a fault that nothing caught, for its supervisor to start it anew: the
 * state it leaves behind can't be relied on, and what was acknowledged is on disk.
 */
export function endOnFault(log: FastifyBaseLogger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (fault: unknown) => {
      log.fatal({ err: fault }, 'the server ends: nobody caught this fault');
      process.exit(1);
    });
  }
}

/**
 * What went wrong and where. Messages stay out but for the store's own: they may repeat what a
 * visitor sent, as a database does in an error's `detail` too.
 */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  if (error instanceof StoreUnavailableError) {
    return { type: error.name, message: error.message, stack: '' };
  }
  const frames = (error.stack ?? '').match(/^ +at .*:\d+:\d+\)?$/gm) ?? [];
  const { code = '' } = error as NodeJS.ErrnoException;
  return { type: error.name, message: code, stack: frames.join('\n') };
}
