import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { StoreUnavailableError } from './store/database';

/** What is wrong with one field of a request. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** An answer other than success: its message is a sentence for whoever sent the request. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  /** What its body says beside the sentence. */
  readonly facts: object;

  constructor(statusCode: number, sentence: string, facts: object = {}) {
    super(sentence);
    this.statusCode = statusCode;
    this.facts = facts;
  }
}

/** After how many seconds the database may be back: devices that wait ask again then. */
const databaseRetryAfter = '30';

/** Sentences for the refusals that come from the framework and its plugins. */
const sentences: Readonly<Record<number, string>> = {
  400: 'The request is not well-formed.',
  413: 'The body is larger than 16 KB.',
  415: 'The body has to be JSON, with the header Content-Type: application/json.',
  429: 'Too many requests came from this address. Please wait as long as Retry-After says.',
};

/** Answers every error in one shape, `{ error, … }`, without a word on the inside. */
export function answerError(
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
    return new HttpError(503, 'The request could not be stored. Please try again later.');
  }
  const statusCode = error.statusCode ?? 500;
  return statusCode >= 400 && statusCode < 500
    ? new HttpError(statusCode, sentences[statusCode] ?? "The request can't be answered.")
    : new HttpError(500, 'Something went wrong on our side. Please try again later.');
}
