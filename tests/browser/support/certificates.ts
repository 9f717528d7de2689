import { dirname, join } from 'node:path';
import { CertificateAuthority } from '../../../src/server/certificates/authority';
import { paths } from '../../../src/content/paths';
import type { IssueRequest } from '../../../src/office/certificate-contract';
import type { Reference } from '../../../src/server/reference';
import { openStore } from '../../../src/server/store/enrolment-store';
import type { RunningServer } from '../../server/support/start-server';
import { enrol } from './office';

export const holder = {
  name: 'Sample Aisha Fatimah',
  nativeName: 'عائشة فاطمة بنت محمد عبد الرحمن الأنصاري',
  courseId: 3,
  level: 'B2 Upper Intermediate',
  from: '2026-06-01',
  to: '2026-11-27',
  hours: 120,
} as const satisfies Omit<IssueRequest, 'reference' | 'replaces'>;

/** Works as the office does, on the running server's database and key folder. */
export async function withAuthority<Result>(
  server: RunningServer,
  work: (authority: CertificateAuthority) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ kind: 'sqlite', file: server.databaseFile }, []);
  const folder = join(dirname(server.databaseFile), 'certificate-keys');
  const authority = new CertificateAuthority(store.certificates, folder);
  if (authority.keys.list().length === 0) authority.keys.create(2026);
  try {
    return await work(authority);
  } finally {
    await store.database.close();
  }
}

/** Issues a certificate for a request, by default a new one. Returns its link's path and its serial. */
export async function issueOn(server: RunningServer, given?: Reference) {
  const reference = given ?? ((await enrol(server.url, {})) as Reference);
  const store = await openStore({ kind: 'sqlite', file: server.databaseFile }, []);
  const change = { version: 0, state: 'enrolled', sentence: '', note: '' } as const;
  await store.office.change(reference, change, 'Sample Siti');
  await store.database.close();
  return withAuthority(server, async (authority) => {
    const outcome = await authority.issue({ ...holder, reference, replaces: null }, 'Sample Siti');
    if (outcome.kind !== 'issued') throw new Error(outcome.kind);
    return { ...outcome, link: paths.certificate(outcome.sealed) };
  });
}

export const withdrawOn = (server: RunningServer, serial: number) =>
  withAuthority(server, (authority) =>
    authority.withdraw({ serial, reason: 'Sample reason', by: 'Sample Siti' }),
  );
