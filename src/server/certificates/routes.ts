import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { NumberStatus, Published } from '../../certificates/check';
import { parseNumber } from '../../certificates/number';
import { HttpError } from '../errors';
import type { Certificates } from '../store/certificates';
import type { CertificateAuthority } from './authority';

/**
 * Routes under `/api/certificates`, for anybody who checks a certificate.
 *
 * @param options hooks that check the sender
 */
export function certificateRoutes(
  app: FastifyInstance,
  { authority, store }: { readonly authority: CertificateAuthority; readonly store: Certificates },
  options: Pick<RouteShorthandOptions, 'onRequest'>,
): void {
  app.get('/api/certificates', options, async (_request, reply): Promise<Published> => {
    reply.header('cache-control', 'no-cache');
    return authority.published();
  });

  app.get<{ Params: { number: string } }>(
    '/api/certificates/:number',
    options,
    async ({ params }): Promise<NumberStatus> => {
      const number = parseNumber(params.number);
      const found = number && (await store.statusOf(number));
      if (!found) throw new HttpError(404, 'No certificate has this number.');
      return found;
    },
  );
}
