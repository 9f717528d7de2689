import type { FastifyInstance } from 'fastify';
import { answerClientError } from './client-errors';
import { HttpError } from './http-error';
import { followRequests } from './requests-underway';

/** How long a connection may take, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For the head of a request; of a new connection, from its beginning. */
  readonly head: number;
  /** For a whole request, head and body. */
  readonly request: number;
  /** Without a byte in either direction while an answer is due or on its way. */
  readonly silence: number;
  /** How often the two first are looked after: they may be exceeded by as much. */
  readonly check: number;
  /** At the same time; one more is closed at once. */
  readonly connections: number;
}

/**
 * A phone in a bad network sends its kilobyte well within these. Some thousand idle connections
 * cost little, but without a bound the process could run out of files, the database's among them.
 */
const defaultLimits: ConnectionLimits = {
  head: 10_000,
  request: 30_000,
  silence: 60_000,
  check: 2000,
  connections: 5000,
};

/** The framework's options that keep slow, silent and broken connections in bounds. */
export function connectionOptions(limits = defaultLimits) {
  return {
    requestTimeout: limits.request,
    connectionTimeout: limits.silence,
    clientErrorHandler: answerClientError,
    http: {
      headersTimeout: limits.head,
      connectionsCheckingInterval: limits.check,
      // Node.js would answer by itself, without the headers of every other answer.
      requireHostHeader: false,
    },
  };
}

/** What the framework has no options for. */
export function guardConnections(app: FastifyInstance, limits = defaultLimits): void {
  app.server.maxConnections = limits.connections;
  followRequests(app);
  // Node.js would answer an unknown `Expect` by itself as well; it may be ignored.
  app.server.on('checkExpectation', app.routing);
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion !== '1.0' && !raw.headers.host) {
      throw new HttpError(400, 'The request lacks the header Host.');
    }
  });
}
