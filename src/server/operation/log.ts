import { type FastifyInstance, LogController } from 'fastify';
import { enrolmentRequestSchema } from '../../enrolment/core/request';
import type { LogLevel } from '../config/config';
import { StoreUnavailableError } from '../store/enrolment-store';

/** The framework's own lines carry whole addresses, and those may carry what a visitor typed. */
export const logController = new LogController({ disableRequestLogging: true });

/**
 * No line of this program passes any of these on. Should one ever do, it stays empty: what carries
 * a request, and the fields of an enrolment.
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
export function loggerOptions(level: LogLevel) {
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

/** Not all that is in it: a database puts the row that it refused into an error's `detail`. */
function describeError(error: Error): { type: string; message: string; stack: string } {
  // A database that is away is no fault of the program, and is told with every request.
  if (error instanceof StoreUnavailableError) {
    return { type: error.name, message: error.message, stack: '' };
  }
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.stack}` : '';
  return { type: error.name, message: error.message, stack: `${error.stack}${cause}` };
}
