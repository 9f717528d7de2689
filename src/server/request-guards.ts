import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text in lower case is a UUID, as the keys of requests are. */
export const isUuid = (text: string): boolean => uuidPattern.test(text);

/** The key that a request came under, in lower case; null for a client that sends none. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).toLowerCase();
  if (!isUuid(key)) throw new HttpError(400, 'The Idempotency-Key has to be a UUID.');
  return key;
}
