import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceFor } from './errors';
import { securityHeaders } from './security-headers';

/** How long a connection may take. */
export interface ConnectionLimits {
  /** For the head of a request; of a new connection, from its beginning. */
  readonly headMs: number;
  /** For a whole request, head and body. */
  readonly requestMs: number;
  /** How often these two are checked: they may be exceeded by as much. */
  readonly checkMs: number;
  /** Without a byte in either direction while an answer is due or on its way. */
  readonly silenceMs: number;
}

/** A phone in a bad network sends its kilobyte well within these. */
const defaultLimits: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 30_000,
  checkMs: 2000,
  silenceMs: 60_000,
};

/** One more is closed at once. Without a bound, the process could run out of files for its database. */
export const maximumConnections = 5000;

/** The framework's options that keep slow, silent and broken connections in bounds. */
export const connectionOptions = (limits = defaultLimits) => ({
  requestTimeout: limits.requestMs,
  connectionTimeout: limits.silenceMs,
  http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.checkMs },
  clientErrorHandler: answerClientError,
});

/** What ends a connection before the framework gets to see a request; anything else is a 400. */
const statusCodes: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what is no HTTP, or took too long to become a request, in the shape of every other
 * error, and closes the connection. What was sent is neither repeated nor logged.
 */
function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable) socket.write(answer(statusCodes[error.code ?? ''] ?? 400));
  socket.destroySoon();
}

function answer(statusCode: number): string {
  const body = JSON.stringify({ error: sentenceFor(statusCode) });
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    date: new Date().toUTCString(),
    connection: 'close',
  };
  return [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
