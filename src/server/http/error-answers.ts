import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';
import { StoreUnavailableError } from '../store/enrolment-store';

/** After how many seconds the database may be back: devices that wait ask again then. */
const databaseRetryAfter = '30';

/** Sentences for the refusals that come from the framework, its plugins and Node.js. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not well-formed.',
  408: 'The request took too long to arrive.',
  413: 'The body is larger than 16 KB.',
  415: 'The body has to be JSON, with the header Content-Type: application/json.',
  429: 'Too many requests came from this address. Please wait as long as Retry-After says.',
  431: 'The headers are larger than 16 KB.',
};

/** What whoever sent the request is told, by status. */
export function sentenceFor(statusCode: number): string {
  return sentences[statusCode] ?? "The request can't be answered.";
}

/** Answers every error in one shape, `{ error, fields? }`, without a word on the inside. */
export function answerError(
  error: FastifyError | HttpError | StoreUnavailableError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode, message, fields } = toHttpError(error);
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (statusCode === 503) reply.header('retry-after', databaseRetryAfter);
  reply.code(statusCode).send({ error: message, fields });
}

function toHttpError(error: FastifyError | HttpError | StoreUnavailableError): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailableError) {
    return new HttpError(503, 'The request could not be stored. Please try again later.');
  }
  const statusCode = error.statusCode ?? 500;
  return statusCode >= 400 && statusCode < 500
    ? new HttpError(statusCode, sentenceFor(statusCode))
    : new HttpError(500, 'Something went wrong on our side. Please try again later.');
}
