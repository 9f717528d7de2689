import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { officePage } from '../../content/office-page';
import {
  changeRequestSchema,
  correctionSchema,
  type EnrolmentDetail,
  type ListEntry,
  type ListPage,
  type ListQuery,
  listQuerySchema,
  pageSize,
  readSchema,
} from '../../office/contract';
import { readEnrolmentRequest } from '../read-request';
import { parseCourseId } from '../../site/addresses';
import { periodText } from '../../site/period-text';
import { requestedTitle, requestedCourse } from '../../site/requested-course';
import { languageName } from '../../site/languages';
import type { CertificateAuthority } from '../certificates/authority';
import { HttpError } from '../errors';
import { streamCsv } from '../csv';
import { endOfDay, officeTime, startOfDay } from '../office-day';
import { phoneLinks } from '../phone-number';
import { shortCode, parseReference, type Reference } from '../reference';
import { type EnrolmentFilter, toCursor, type OfficeEnrolment } from '../store/office-enrolments';
import type { EnrolmentStore } from '../store/enrolment-store';
import { certificateOfficeRoutes } from './certificate-routes';
import { guardOffice, parseOrBadRequest } from './guard';
import { passkeyRoutes, signInRoutes } from './passkey-routes';

interface OfficeDependencies {
  readonly store: Pick<EnrolmentStore, 'office' | 'staff' | 'delete' | 'certificates'>;
  readonly authority: CertificateAuthority;
  readonly publicOrigin: string;
}

type ByReference = { Params: { reference: string } };

export async function officeRoutes(
  app: FastifyInstance,
  { store, authority, publicOrigin }: OfficeDependencies,
): Promise<void> {
  const { office, staff } = store;
  const scope = { staff, publicOrigin };
  await guardOffice(app, scope);
  signInRoutes(app, scope);
  passkeyRoutes(app, scope);
  certificateOfficeRoutes(app, { ...scope, authority, store: store.certificates });

  app.get('/enrolments', async (request): Promise<ListPage> => {
    const query = parseOrBadRequest(listQuerySchema, request.query);
    // Read one extra row to find out whether there is a next page.
    const place = { order: query.order, after: query.after, size: pageSize + 1 };
    const rows = await office.page(toFilter(query), place);
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1);
    const next = last && rows.length > pageSize ? toCursor(last) : null;
    return { counts: await office.counts(), entries: shown.map(toListEntry), next };
  });

  app.get('/enrolments.csv', async (request, reply) => {
    const rows = readable(office.all(toFilter(parseOrBadRequest(listQuerySchema, request.query))));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="enrolments.csv"')
      .send(Readable.from(streamCsv(rows, officePage.csv)));
  });

  app.get<ByReference>('/enrolments/:reference', ({ params }) => readDetail(readReference(params)));

  app.patch<ByReference>('/enrolments/:reference', async ({ params, body, person }) => {
    const reference = readReference(params);
    const wanted = parseOrBadRequest(changeRequestSchema, body);
    const isStored = await office.change(reference, wanted, person.name);
    return presentOrConflict(reference, isStored);
  });

  app.patch<ByReference>('/enrolments/:reference/request', async ({ params, body, person }) => {
    const reference = readReference(params);
    const { version, request } = parseOrBadRequest(correctionSchema, body);
    const wanted = { version, request: readEnrolmentRequest(request) };
    const isStored = await office.correct(reference, wanted, person.name);
    return presentOrConflict(reference, isStored);
  });

  app.post<ByReference>('/enrolments/:reference/read', async ({ params, body }, reply) => {
    const { version } = parseOrBadRequest(readSchema, body);
    await office.markRead(readReference(params), version);
    return reply.code(204).send();
  });

  app.delete<ByReference>('/enrolments/:reference', async ({ params }, reply) => {
    if (!(await store.delete(readReference(params)))) throw notFound();
    return reply.code(204).send();
  });

  async function presentOrConflict(reference: Reference, isStored: boolean) {
    const present = await readDetail(reference);
    if (isStored) return present;
    const sentence = 'Someone else has changed this request. Nothing was overwritten.';
    throw new HttpError(409, sentence, { code: 'conflict', present });
  }

  async function readDetail(reference: Reference): Promise<EnrolmentDetail> {
    const [row, history] = [await office.find(reference), await office.history(reference)];
    if (!row) throw notFound();
    const { id: _id, key: _key, ...all } = row;
    const { repliesByMail } = office;
    return { ...all, ...toListEntry(row), ...phoneLinks(row), repliesByMail, history };
  }
}

async function* readable(rows: AsyncIterable<OfficeEnrolment>) {
  for await (const row of rows) {
    yield {
      ...row,
      code: shortCode(row.key),
      course: requestedTitle(row),
      per: periodText(`${row.per}M`, requestedCourse(row)),
      receivedAt: officeTime(row.receivedAt),
      state: officePage.states[row.state],
      withdrawnAt: row.withdrawnAt && officeTime(row.withdrawnAt),
      pageLanguage: row.pageLanguage && languageName(row.pageLanguage),
    };
  }
}

const notFound = () => new HttpError(404, 'No request has this reference.', { code: 'not-found' });

function readReference({ reference: text }: ByReference['Params']): Reference {
  const reference = parseReference(text);
  if (!reference) throw notFound();
  return reference;
}

function toFilter({ from, to, course, ...query }: ListQuery): EnrolmentFilter {
  return {
    ...query,
    course: parseCourseId(course),
    since: from && startOfDay(from),
    before: to && endOfDay(to),
  };
}

function toListEntry(row: OfficeEnrolment): ListEntry {
  const duplicates = (row.possibleDuplicates?.split(',') ?? []).map((duplicate) => {
    const [reference = '', key = ''] = duplicate.split(' ');
    return { reference, code: shortCode(key) };
  });
  return {
    reference: row.reference,
    code: shortCode(row.key),
    receivedAt: row.receivedAt,
    name: row.name,
    lang: row.lang,
    message: row.message,
    state: row.state,
    withdrawnAt: row.withdrawnAt,
    unread: row.unread === 1,
    possibleDuplicates: duplicates,
  };
}
