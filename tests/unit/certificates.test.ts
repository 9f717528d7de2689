import * as fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '../../src/certificates/base64url';
import { toText } from '../../src/certificates/certificate';
import { checkCertificate } from '../../src/certificates/check';
import { nameWarning } from '../../src/certificates/name-warning';
import { createNumber, parseNumber } from '../../src/certificates/number';
import { type CertificateKey, seal } from '../../src/certificates/signed-text';
import { openList } from '../../src/certificates/status-list';
import { maximumLevel, maximumName } from '../../src/office/certificate-contract';
import { certify, createSigningKey, sampleCertificate, signList } from '../support/certificates';

const key = createSigningKey('2026');
const keys: readonly CertificateKey[] = [key.published];
const sealed = certify(sampleCertificate, key);

async function check(text: string, { list = signList(key), isCurrent = true } = {}) {
  return checkCertificate(text, { keys, list: await openList(list, keys), isCurrent });
}

describe('a certificate', () => {
  test('is genuine, with every field as it was signed, and short enough for a QR code', async () => {
    const outcome = await check(sealed);
    const listedAt = '2026-11-28T04:00:00.000Z';
    expect(outcome).toEqual({ kind: 'genuine', certificate: sampleCertificate, listedAt });
    expect(sealed.length).toBeLessThan(400);
  });

  test('with the longest names has a QR code of at most 129 modules with its border', () => {
    const longest = {
      name: 'N'.repeat(maximumName),
      nativeName: '王'.repeat(maximumName),
      level: 'L'.repeat(maximumLevel),
      course: 'Professional Business Mandarin (BCT)',
    };
    const text = certify({ ...sampleCertificate, ...longest }, key);
    const { size } = encode(`https://jambatan.example.org/c#${text}`, { ecc: 'M', border: 4 });
    expect(size).toBeLessThanOrEqual(129);
  });

  test('is signed with its names in normal form C', async () => {
    const name = 'Zoe\u0308 Nguye\u0302\u0303n';
    const outcome = await check(certify({ ...sampleCertificate, name }, key));
    expect(outcome).toMatchObject({ certificate: { name: name.normalize('NFC') } });
  });

  test('is not genuine if anything was altered: 10,000 alterations, none accepted', async () => {
    const anyCharacter = fc.constantFrom(...'ABCXYZabcxyz0189-_', ...'+/=%. ~\u0430\uFF21\n\0');
    const position = fc.integer({ min: 0, max: sealed.length - 1 });
    const at = (i: number, text: string, length = 1) =>
      sealed.slice(0, i) + text + sealed.slice(i + length);
    const altered = fc.oneof(
      fc.tuple(position, anyCharacter).map(([i, character]) => at(i, character)),
      fc.tuple(position, anyCharacter).map(([i, character]) => at(i, character, 0)),
      fc.tuple(position, fc.integer({ min: 1, max: sealed.length })).map(([i, n]) => at(i, '', n)),
      position.map((i) => sealed.slice(0, i)),
      position.map((i) => sealed.slice(i + 1)),
      // A bit of the signature or of the text.
      fc.integer({ min: 0, max: Math.floor((sealed.length * 3) / 4) * 8 - 1 }).map((bit) => {
        const bytes = fromBase64url(sealed)!;
        bytes[bit >> 3]! ^= 1 << (bit & 7);
        return toBase64url(bytes);
      }),
      fc.constantFrom(
        sealed + sealed,
        `${sealed}=`,
        ` ${sealed}`,
        `${sealed}\n`,
        encodeURIComponent(`#${sealed}`),
        Buffer.from(sealed, 'base64url').toString('base64'),
      ),
    );
    const list = await openList(signList(key), keys);
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        altered.filter((text) => text !== sealed),
        async (text) => {
          const { kind } = await checkCertificate(text, { keys, list, isCurrent: true });
          kinds.add(kind);
          return kind === 'not-genuine' || kind === 'unknown-key';
        },
      ),
      { numRuns: 10_000 },
    );
    expect([...kinds]).toContain('not-genuine');
  });

  test('has one spelling: other spare bits in its last character are rejected', async () => {
    const padded = ['A', 'AB', 'ABC'].map((end) => ({ ...sampleCertificate, level: `B2${end}` }));
    for (const certificate of padded) {
      const text = certify(certificate, key);
      const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const accepted: string[] = [];
      for (const last of digits) {
        const { kind } = await check(text.slice(0, -1) + last);
        if (kind === 'genuine') accepted.push(last);
      }
      expect(accepted).toEqual([text.at(-1)]);
    }
  });

  test('with another person’s signature is not genuine', async () => {
    const stranger = createSigningKey('2026');
    expect(await check(certify(sampleCertificate, stranger))).toEqual({ kind: 'not-genuine' });
  });

  test('of a later key or format asks for an update, and is never called forged', async () => {
    const later = createSigningKey('2027');
    const text = certify({ ...sampleCertificate, keyId: '2027' }, later);
    expect(await check(text)).toEqual({ kind: 'unknown-key' });
    const nextFormat = toText(sampleCertificate).replace('[1,', '[2,');
    expect(await check(seal(nextFormat, key.sign))).toEqual({ kind: 'unknown-key' });
  });
});

describe('the status list', () => {
  const ended = [
    { serial: 5, status: 'withdrawn', on: '2026-11-29' },
    { serial: 6, status: 'replaced', on: '2026-11-30' },
  ] as const;

  test('tells withdrawn and replaced certificates from valid ones, however old the list', async () => {
    const list = signList(key, { ended });
    for (const isCurrent of [true, false]) {
      const outcome = await check(sealed, { list, isCurrent });
      expect(outcome).toMatchObject({ kind: 'withdrawn', on: '2026-11-29' });
    }
    const next = certify({ ...sampleCertificate, serial: 6 }, key);
    expect(await check(next, { list })).toMatchObject({ kind: 'replaced', on: '2026-11-30' });
    const other = certify({ ...sampleCertificate, serial: 7 }, key);
    expect(await check(other, { list })).toMatchObject({ kind: 'genuine' });
  });

  test('confirms nothing if it is not current, older than the certificate, altered or missing', async () => {
    const at = '2026-11-28T04:00:00.000Z';
    expect(await check(sealed, { isCurrent: false })).toMatchObject({
      kind: 'unconfirmed',
      listedAt: at,
    });
    const earlier = signList(key, { count: 5 });
    expect(await check(sealed, { list: earlier })).toMatchObject({
      kind: 'unconfirmed',
      listedAt: at,
    });
    const altered = signList(createSigningKey('2026'));
    // A certificate is not a list, although it is signed with the same key.
    for (const list of [altered, '', sealed])
      expect(await check(sealed, { list })).toMatchObject({ kind: 'unconfirmed', listedAt: null });
  });

  test('is no certificate', async () => {
    expect((await check(signList(key))).kind).toBe('unknown-key');
  });

  test('has the status of every certificate', async () => {
    const status = fc.constantFrom('valid', 'withdrawn', 'replaced');
    await fc.assert(
      fc.asyncProperty(fc.array(status, { minLength: 1, maxLength: 40 }), async (all) => {
        const changed = all.flatMap((each, serial) =>
          each === 'valid' ? [] : { serial, status: each as 'replaced', on: '2026-11-29' },
        );
        const list = await openList(signList(key, { count: all.length, ended: changed }), keys);
        expect(all.map((_, serial) => list?.statusOf(serial)?.status)).toEqual(all);
        expect(list?.statusOf(all.length)).toBeUndefined();
      }),
    );
  });
});

test('numbers are recognised as people type them, and mistyped ones are not', () => {
  const number = createNumber((end) => Math.floor(Math.random() * end));
  expect(number).toMatch(/^JLA-C-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(parseNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number);
  const wrong = number.endsWith('2') ? '3' : '2';
  for (const text of ['', number.replace('-C', ''), number.slice(0, -1) + wrong, `${number}2`])
    expect(parseNumber(text)).toBeUndefined();
});

test('names that could be taken for others are noticed', () => {
  for (const name of ['Aisha Fatimah', 'Zoë Nguyễn', "Ng'ang'a O’Neil-Öz"])
    expect(nameWarning(name, true)).toBeNull();
  for (const name of ['عائشة فاطمة', '王小明', 'Ольга', 'さくら 子'])
    expect(nameWarning(name, false)).toBeNull();
  expect(nameWarning('Аisha', true)).toBe('not-latin');
  expect(nameWarning('Oльга', false)).toBe('mixed-scripts');
  for (const name of ['Aisha\u202Eha', 'Ai\u200Bsha', 'Ai\u00ADsha'])
    expect(nameWarning(name, true)).toBe('invisible');
});
