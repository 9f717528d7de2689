import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sentenceFor } from './error-answers';
import { securityHeaders } from './security-headers';

/** What ends a connection before the framework gets to see a request; anything else is a 400. */
const statusCodes: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** How many answers are on their way through a connection. */
const answersUnderway = new WeakMap<Socket, number>();

/** Lets {@link answerClientError} know where an answer is on its way. */
export function followAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ socket }) => count(socket, 1));
  app.addHook('onResponse', async ({ socket }) => count(socket, -1));
}

function count(socket: Socket, change: 1 | -1): void {
  answersUnderway.set(socket, (answersUnderway.get(socket) ?? 0) + change);
}

/**
 * Answers what is no HTTP, or took too long to become a request, in the shape of every other
 * error, and closes the connection. What was sent is neither repeated nor logged.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  // In the midst of an answer, another one would be taken for a part of it.
  const isMidAnswer = (answersUnderway.get(socket) ?? 0) > 0;
  if (socket.writable && !isMidAnswer) socket.write(answer(statusCodes[error.code ?? ''] ?? 400));
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
