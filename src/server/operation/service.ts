import type { FastifyBaseLogger } from 'fastify';

/** What the server does beside answering, from its start to its stop. */
export interface Service {
  start(log: FastifyBaseLogger): void;
  /** Begins nothing more; resolves once nothing of it is under way that should not be cut off. */
  stop(): Promise<void>;
}
