import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { HttpError } from './http-error';

/** Answers every method but the allowed ones with 405 and the header that names those. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  const names = allowed.join(', ');
  const others = app.supportedMethods.filter((method) => !allowed.includes(method));
  refuse(app, url, others, async (_request, reply) => {
    reply.header('allow', names);
    throw new HttpError(405, `This address answers ${names} alone.`);
  });
}

/** Answers every method with 404. */
export function refuseAddress(app: FastifyInstance, url: string): void {
  refuse(app, url, app.supportedMethods, async () => {
    throw new HttpError(404, 'There is nothing at this address.');
  });
}

function refuse(
  app: FastifyInstance,
  url: string,
  method: HTTPMethods[],
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<never>,
): void {
  // The hook comes before the body is looked at: a refusal needs none.
  app.route({ method, url, onRequest: answer, handler: answer });
}
