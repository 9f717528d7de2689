import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceFor } from './error-answers';
import { closeAfterAnswers } from './requests-underway';
import { securityHeaders } from './security-headers';

/** What ends a connection before the framework gets to see a request; anything else is a 400. */
const statusCodes: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what is no HTTP, or took too long to become a request, in the shape of every other
 * error, and closes the connection. What was sent is neither repeated nor logged.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // What came before it gets its own answer, of which this one would be taken for a part.
  if (closeAfterAnswers(socket)) return;
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
