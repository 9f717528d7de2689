import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { attemptTimeoutMs, maximumNameLength, windowFrom } from '../../src/enrolment/core/record';
import { addReceipts, pack, unpack } from '../../src/enrolment/requests/transfer/content';
import { openLink, parseLink, sealLink } from '../../src/enrolment/requests/transfer/link';
import {
  acceptedRecord,
  deviceState,
  everyState,
  heldRecord,
  noon,
  queuedRecord,
} from './support/outbox-records';

const key = (number: number) => `0000000${number}-5a3e-4c1b-8f2d-0123456789ab`;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const random = (length: number) => base64(crypto.getRandomValues(new Uint8Array(length)));

const first = { ...acceptedRecord, id: key(1), announced: true, title: 'الإنجليزية للأطفال' };
const second = { ...first, id: key(2), name: 'Mei', predecessors: [key(3), key(4)] };
const answer = { state: 'enrolled', sentence: 'Sample', changedAt: '2026', version: 3 };

test('receipts arrive as they were sent, without replies', async () => {
  const answered = { ...first, answer, asked: windowFrom(noon, 1), announced: false };
  const untried = { attempts: 0, lastFailure: null, wait: windowFrom(noon + 5, 0) };
  const withdrawals = [
    { id: first.id, changedAt: noon, state: 'withdrawn' } as const,
    { ...untried, id: second.id, changedAt: noon, state: 'queued', departed: false } as const,
  ];
  const packed = await pack({ records: [...everyState, answered, second], withdrawals });
  const { records, withdrawals: copied } = await unpack(packed, noon + 5);
  expect(records).toEqual([{ ...acceptedRecord, announced: true }, first, second]);
  expect(copied).toEqual([withdrawals[0], { ...withdrawals[1], departed: true }]);
});

test('no input of a visitor leaves the device, except the names of receipts', async () => {
  const filledIn = { ...second, request: { email: 'sample@example.org' }, form: { phone: '+60' } };
  const packed = await pack({ records: [filledIn, heldRecord, queuedRecord], withdrawals: [] });
  const json = inflateRawSync(packed).toString();
  expect(json).toContain('Mei');
  expect(json).not.toMatch(/sample@|\+60|form"|request/);
});

describe('a link', () => {
  const content = new TextEncoder().encode('sample content');
  let id: string;
  let secret: string;
  let link: string;
  let other: string;

  beforeEach(async () => {
    [id, secret] = [random(16), random(32)];
    link = await sealLink(id, secret, content);
    other = await sealLink(random(16), random(32), content);
  });

  /** The error with which AES-GCM rejects content that was not encrypted with the key. */
  const refusal = expect.objectContaining({ name: 'OperationError' });
  const open = async (text: string, withKey = secret) => {
    const parsed = await parseLink(text);
    return parsed && openLink(parsed, withKey);
  };

  test('can be opened with its key, and names the transfer', async () => {
    expect(await parseLink(link)).toMatchObject({ id });
    expect(await open(link)).toEqual(content);
    expect(link).toMatch(/^[\w-]+$/);
  });

  test.each<[string, (text: string) => string]>([
    ['cut short', (text) => text.slice(0, -1)],
    ['cut short by a messenger', (text) => text.slice(0, 40)],
    ['longer', (text) => `${text}A`],
    ['followed by a full stop', (text) => `${text}.`],
    ['in capitals', (text) => text.toUpperCase()],
    ['mistyped', (text) => text.slice(0, 50) + (text[50] === 'x' ? 'y' : 'x') + text.slice(51)],
    ['empty', () => ''],
    ['something else', () => 'https://example.org/'],
  ])('that is %s is noticed before it is used up', async (_what, alter) => {
    expect(await parseLink(alter(link))).toBeUndefined();
  });

  test('can’t be opened under another id or if its content was changed', async () => {
    const parsed = (await parseLink(link))!;
    const ciphertext = parsed.ciphertext.map((byte) => byte ^ 1);
    for (const forged of [{ id: random(16) }, { ciphertext }])
      await expect(openLink({ ...parsed, ...forged }, secret)).rejects.toThrow(refusal);
  });

  test('can’t be opened with another link’s key', async () => {
    await expect(open(link, random(32))).rejects.toThrow(refusal);
    await expect(open(other)).rejects.toThrow(refusal);
  });
});

describe('content from a stranger', () => {
  const deflate = (text: string) => Uint8Array.from(deflateRawSync(text));
  const read = (value: unknown) => unpack(deflate(JSON.stringify(value)), noon);

  test('is reduced to what a device could have copied', async () => {
    const forged = { ...second, answer, asked: windowFrom(noon, 1), name: 'x'.repeat(99), more: 1 };
    const { records } = await read({
      records: [{ ...forged, state: 'queued', form: {}, announced: false }],
      withdrawals: [],
    });
    expect(records).toEqual([{ ...second, name: 'x'.repeat(maximumNameLength) }]);
  });

  test.each([
    {},
    [],
    { records: [null], withdrawals: [] },
    { records: [{ ...first, id: 'a\r\nb' }], withdrawals: [] },
    { records: [{ ...first, predecessors: ['x'] }], withdrawals: [] },
    { records: [{ ...first, acceptedAt: 'now' }], withdrawals: [] },
    { records: [], withdrawals: [{ id: first.id, changedAt: noon, state: 'other' }] },
  ])('is refused if it is not valid: %j', async (value) => {
    await expect(read(value)).rejects.toBeInstanceOf(Error);
  });

  test('is refused if it is not compressed, or as long as no list of receipts', async () => {
    await expect(unpack(new TextEncoder().encode('{}'), noon)).rejects.toBeInstanceOf(Error);
    await expect(unpack(deflate(' '.repeat(200_000)), noon)).rejects.toThrow('too long');
  });
});

describe('adding receipts', () => {
  const withdrawn = { id: first.id, changedAt: noon, state: 'withdrawn' } as const;
  const copied = { records: [first, second], withdrawals: [withdrawn] };

  test('stores all of them on an empty device', () => {
    const asked = windowFrom(noon, attemptTimeoutMs);
    const added = [
      { ...first, asked },
      { ...second, asked },
    ];
    expect(addReceipts(copied, noon)(deviceState({}))).toEqual({
      put: [...added, withdrawn],
      remove: [],
      result: added,
    });
  });

  test('leaves a request that the device knows, or has changed since, as it is', () => {
    const own = { ...queuedRecord, id: first.id };
    const successor = { ...heldRecord, id: key(9), predecessors: [second.id] };
    const state = deviceState({ records: [own, successor] });
    expect(addReceipts(copied, noon)(state)).toEqual({ put: [], remove: [], result: [] });
  });

  test('replaces the receipt of an earlier version, but no request that is not accepted', () => {
    const [older, waiting] = [
      { ...first, id: key(3) },
      { ...queuedRecord, id: key(4) },
    ];
    const change = addReceipts(copied, noon)(deviceState({ records: [older, waiting] }));
    expect(change.remove).toEqual([older.id]);
  });
});
