import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as z from 'zod';
import { HttpError } from './errors';
import type { Transfers } from './store/transfers';

const claimSchema = z.strictObject({ id: z.string().max(64) });

/**
 * Routes under `/api/transfers`, for links that copy receipts to another device.
 *
 * @param options hooks that check the sender
 */
export function transferRoutes(
  app: FastifyInstance,
  transfers: Transfers,
  options: Pick<RouteShorthandOptions, 'onRequest'>,
): void {
  app.post('/api/transfers', options, async (_request, reply) =>
    reply.code(201).send(await transfers.create()),
  );
  // The id is in the body, because proxies may log URLs.
  app.post('/api/transfers/claim', options, async ({ body }) => {
    const { data } = claimSchema.safeParse(body);
    if (!data) throw new HttpError(400, 'The body must be JSON with the id of a transfer.');
    const claimed = await transfers.claim(data.id);
    // The same answer in all cases, so that nobody learns which ids have existed.
    if (!claimed) throw new HttpError(410, 'This transfer has been used or has expired.');
    return claimed;
  });
}
