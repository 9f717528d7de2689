import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailableError } from './store/database';

/** An error whose status, sentence and facts are sent to the client. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly facts: object;

  constructor(statusCode: number, sentence: string, facts: object = {}) {
    super(sentence);
    this.statusCode = statusCode;
    this.facts = facts;
  }
}

/** Seconds after which clients should retry while the database is unavailable. */
const databaseRetryAfter = '30';

const sentences: Readonly<Record<number, string>> = {
  400: 'What was sent could not be read.',
  413: 'The body is larger than 16 KB.',
  415: 'The body must be JSON, with the header Content-Type: application/json.',
  429: 'Too many requests from this address. Please wait for the time given in Retry-After.',
};

/** Sends every error in one format, `{ error, … }`, without internal details. */
export function sendError(
  error: FastifyError | HttpError | StoreUnavailableError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode, message, facts } = toHttpError(error);
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (statusCode === 503) reply.header('retry-after', databaseRetryAfter);
  reply.code(statusCode).send({ error: message, ...facts });
}

function toHttpError(error: FastifyError | HttpError | StoreUnavailableError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailableError) {
    return new HttpError(503, 'The database is unavailable at the moment. Please try again later.');
  }
  const statusCode = error.statusCode ?? 500;
  return statusCode >= 400 && statusCode < 500
    ? new HttpError(statusCode, sentences[statusCode] ?? "The request can't be processed.")
    : new HttpError(500, 'Something went wrong on our side. Please try again later.');
}
