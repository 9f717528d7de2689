import type { FastifyInstance } from 'fastify';
import { paths } from '../../content/paths';
import {
  type CertificateEntry,
  type CertificatePage,
  certificateQuerySchema,
  type Issued,
  issueSchema,
  withdrawalSchema,
} from '../../office/certificate-contract';
import { type CertificateAuthority } from '../certificates/authority';
import { CertificateKeyError } from '../certificates/keys';
import { HttpError } from '../errors';
import { parseReference } from '../reference';
import type { Certificates, IssueOutcome } from '../store/certificates';
import { type OfficeScope, originFor, parseOrBadRequest, requireRecentSignIn } from './guard';

interface Dependencies extends OfficeScope {
  readonly authority: CertificateAuthority;
  readonly store: Certificates;
}

const pageSize = 50;

const refusals: Readonly<Record<Exclude<IssueOutcome['kind'], 'issued'>, string>> = {
  'already-issued':
    'This request already has a valid certificate. Somebody else may have issued it just now.',
  'not-valid': 'The certificate to be replaced is no longer valid. Reload this page.',
  'not-enrolled': 'Only a request with the status ‘Enrolled’ can get a certificate.',
};

export function certificateOfficeRoutes(
  app: FastifyInstance,
  { authority, store, ...scope }: Dependencies,
): void {
  app.get('/certificates', async (request): Promise<CertificatePage> => {
    const { search, before } = parseOrBadRequest(certificateQuerySchema, request.query);
    const place = { ...(search && { search }), ...(before && { before: Number(before) }) };
    const rows = await store.list({ ...place, size: pageSize + 1 });
    const entries = rows.slice(0, pageSize);
    return { entries, hasMore: rows.length > pageSize, ...describeKey() };
  });

  app.post('/certificates', async (request, reply): Promise<Issued> => {
    await requireRecentSignIn(request, scope);
    const wanted = parseOrBadRequest(issueSchema, request.body);
    const reference = parseReference(wanted.reference);
    if (!reference || wanted.from > wanted.to)
      throw new HttpError(400, 'The request is malformed.');
    const by = request.person.name;
    const outcome = await authority.issue({ ...wanted, reference }, by);
    if (outcome.kind !== 'issued') throw new HttpError(409, refusals[outcome.kind]);
    const link = `${originFor(request, scope.publicOrigin)}${paths.certificate(outcome.sealed)}`;
    reply.code(201);
    return { entry: await find(outcome.serial), link };
  });

  app.post<{ Params: { serial: string } }>(
    '/certificates/:serial/withdrawal',
    async (request): Promise<CertificateEntry> => {
      await requireRecentSignIn(request, scope);
      const { reason } = parseOrBadRequest(withdrawalSchema, request.body);
      const serial = Number(request.params.serial);
      const by = request.person.name;
      if (!Number.isSafeInteger(serial) || serial > 0x7f_ff_ff_ff) throw gone();
      if (!(await authority.withdraw({ serial, reason, by }))) throw gone();
      return find(serial);
    },
  );

  async function find(serial: number): Promise<CertificateEntry> {
    const entry = await store.find(serial);
    if (!entry) throw gone();
    return entry;
  }

  function describeKey(): Pick<CertificatePage, 'keyProblem' | 'keyReminder'> {
    try {
      authority.keys.current();
      return { keyProblem: null, keyReminder: authority.keys.reminder() };
    } catch (error) {
      if (error instanceof CertificateKeyError)
        return { keyProblem: error.message, keyReminder: null };
      throw error;
    }
  }
}

const gone = () => new HttpError(409, 'This certificate is no longer valid. Reload this page.');
