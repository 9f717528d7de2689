import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkCertificate, type Outcome } from '../../src/certificates/check';
import { openList } from '../../src/certificates/status-list';
import type { IssueRequest } from '../../src/office/certificate-contract';
import { CertificateAuthority } from '../../src/server/certificates/authority';
import type { Reference } from '../../src/server/reference';
import { given, storeEnrolled } from './support/certificates';
import { newFolder } from './support/new-folder';
import { newKey, storeNew } from './support/requests';
import { databases, openForEachTest, other, store } from './support/stores';

const by = 'Sample Siti';

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

/** Checks a certificate as a page does that has just asked the server. */
async function check(authority: CertificateAuthority, sealed: string): Promise<Outcome> {
  const { keys, list } = await authority.published();
  return checkCertificate(sealed, {
    keys,
    list: await openList(list ?? '', keys),
    isCurrent: true,
  });
}

describe.each(databases)('$kind', (database) => {
  let authority: CertificateAuthority;
  let reference: Reference;
  let key: string;

  openForEachTest(database, ['applicant']);

  beforeEach(async () => {
    authority = new CertificateAuthority(store.certificates, folder);
    authority.keys.create(2026);
    ({ reference, key } = await enrolled());
  });

  async function enrolled() {
    const sent = newKey();
    return { reference: await storeEnrolled(store, sent), key: sent };
  }

  async function issue(part: Partial<IssueRequest> = {}, at = authority) {
    const outcome = await at.issue({ ...given, reference, ...part }, by);
    if (outcome.kind !== 'issued') throw new Error(outcome.kind);
    return outcome;
  }

  test('an issued certificate is genuine and comes with the reply to the request', async () => {
    const { sealed, serial } = await issue();
    expect(await check(authority, sealed)).toMatchObject({
      kind: 'genuine',
      certificate: {
        keyId: '2026',
        serial: 0,
        name: 'Sample Aisha',
        nativeName: 'عائشة',
        course: 'HSK (Mandarin)',
        level: 'HSK 3',
        hours: 120,
      },
    });
    expect(await store.office.findStatus(key)).toMatchObject({ certificate: sealed, version: 2 });
    const [entry] = await store.certificates.list({ search: reference.toLowerCase() });
    expect(entry).toMatchObject({ serial, reference, status: 'valid', by });
    const row = JSON.stringify(await store.database.run('SELECT * FROM certificates'));
    expect(row).not.toContain('Aisha');
    const history = await store.office.history(reference);
    const change = { kind: 'certificate', by, number: entry?.number, change: 'issued' };
    expect(history.at(-1)).toMatchObject(change);
  });

  test('a certificate is withdrawn once, with a reason, and its link is deleted', async () => {
    const { sealed, serial } = await issue();
    const before = await store.office.findStatus(key);
    const withdrawal = { serial, reason: 'Sample reason', by: 'Sample Tan' };
    expect(await authority.withdraw(withdrawal)).toBe(true);
    expect(await authority.withdraw({ ...withdrawal, reason: 'Another' })).toBe(false);
    expect(await authority.withdraw({ ...withdrawal, serial: 99 })).toBe(false);
    expect(await check(authority, sealed)).toMatchObject({ kind: 'withdrawn' });
    expect(await store.certificates.find(serial)).toMatchObject({ reason: 'Sample reason' });
    // A withdrawal isn’t a reply. Otherwise, the device would announce ‘You are enrolled’ again.
    const { certificate: _, ...status } = before!;
    expect(await store.office.findStatus(key)).toEqual(status);
  });

  test('a new certificate replaces the old one', async () => {
    const first = await issue();
    const second = await issue({ replaces: first.serial, level: 'HSK 4' });
    expect(await check(authority, first.sealed)).toMatchObject({ kind: 'replaced' });
    expect(await check(authority, second.sealed)).toMatchObject({ kind: 'genuine' });
    expect(await store.office.findStatus(key)).toMatchObject({ certificate: second.sealed });
    const again = await authority.issue({ ...given, reference, replaces: first.serial }, by);
    expect(again).toEqual({ kind: 'not-valid' });
    const stranger = await enrolled();
    const theirs = { ...given, reference: stranger.reference, replaces: second.serial };
    expect(await authority.issue(theirs, by)).toEqual({ kind: 'not-valid' });
  });

  test('only an enrolled request gets a certificate, and only one', async () => {
    await issue();
    expect(await authority.issue({ ...given, reference }, by)).toEqual({ kind: 'already-issued' });
    const received = { ...given, reference: (await storeNew(store)).reference };
    expect(await authority.issue(received, by)).toEqual({ kind: 'not-enrolled' });
  });

  test('officers on two servers who issue at the same time get different serials', async () => {
    const second = new CertificateAuthority(other.certificates, folder);
    const requests = await Promise.all(Array.from({ length: 10 }, enrolled));
    const issued = await Promise.all(
      requests.map((request, i) =>
        issue({ reference: request.reference }, i % 2 ? authority : second),
      ),
    );
    expect(new Set(issued.map(({ serial }) => serial)).size).toBe(10);
    const twice = [authority, second].map((at) => at.issue({ ...given, reference }, by));
    const kinds = (await Promise.all(twice)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['already-issued', 'issued']);
  });

  test('a certificate outlives its request, and can still be replaced', async () => {
    const { sealed, serial } = await issue();
    await store.delete(reference);
    expect(await check(authority, sealed)).toMatchObject({ kind: 'genuine' });
    expect(await store.database.run('SELECT * FROM certificate_links')).toEqual([]);
    const { sealed: next } = await issue({ replaces: serial });
    expect(await check(authority, next)).toMatchObject({ kind: 'genuine' });
  });

  test('after a restore from a backup, serials don’t repeat and withdrawn certificates stay so', async () => {
    const kept = await issue();
    const lost = await enrolled();
    const { sealed, serial } = await issue({ reference: lost.reference });
    // The server was killed while it wrote a line.
    const file = join(folder, 'issued.jsonl');
    appendFileSync(file, '\n{"serial":');
    await authority.withdraw({ serial: kept.serial, reason: 'Sample reason', by });
    // The files of several servers were joined.
    writeFileSync(file, readFileSync(file, 'utf8').split('\n').toReversed().join('\n'));
    await store.database.run('DELETE FROM certificate_links');
    await store.database.run(`DELETE FROM certificates WHERE serial = ${serial}`);
    await store.database.run("UPDATE certificates SET status = 'valid', ended_at = NULL");
    const restarted = new CertificateAuthority(store.certificates, folder);
    expect(await check(restarted, sealed)).toMatchObject({ kind: 'genuine' });
    expect(await check(restarted, kept.sealed)).toMatchObject({ kind: 'withdrawn' });
    const next = await enrolled();
    expect(await issue({ reference: next.reference }, restarted)).toMatchObject({
      serial: serial + 1,
    });
  });

  test('with a stolen key, only what the academy issued stays genuine', async () => {
    const { sealed } = await issue();
    const forger = authority.keys.current();
    const forged = forger.seal('[1,"2026",0,"JLA-C-2222-2222","Forger","",6,"","","","",9,""]');
    expect(await check(authority, forged)).toMatchObject({ kind: 'genuine' });
    expect(authority.keys.create(2026)).toBe('2026-2');
    expect(authority.keys.markBad('2026', '2026-11-20')).toBe(true);
    expect(authority.keys.current().id).toBe('2026-2');
    expect(await check(authority, sealed)).toMatchObject({ kind: 'genuine' });
    expect(await check(authority, forged)).toEqual({ kind: 'not-genuine' });
  });

  test('without a key that can be read, nothing is issued and the reason is given', async () => {
    const file = join(folder, '2026.pem');
    chmodSync(file, 0o644);
    await expect(issue()).rejects.toThrow('other users can read it');
    expect((await authority.published()).list).toBeNull();
    writeFileSync(file, 'not a key', { mode: 0o600 });
    chmodSync(file, 0o600);
    await expect(issue()).rejects.toThrow('can’t be read');
    const none = new CertificateAuthority(store.certificates, join(folder, 'missing'));
    await expect(issue({}, none)).rejects.toThrow('npm run office -- certificate-key');
    expect(await none.published()).toEqual({ keys: [], list: null });
    expect(await store.certificates.list({})).toEqual([]);
  });
});
