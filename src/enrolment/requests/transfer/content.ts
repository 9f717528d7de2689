import type { Bytes } from '../../../certificates/base64url';
import type { DeviceState, StateChange } from '../../core/device';
import { claimCheck, isStatusCheckDue } from '../../core/receipts';
import {
  type AcceptedRecord,
  findRecord,
  findSuccessor,
  isAccepted,
  maximumNameLength,
  type Withdrawal,
  windowFrom,
} from '../../core/record';
import { storedSchemas } from '../../core/record-schema';

/*
 * The content of a link that copies receipts to another device: compressed JSON. It has the keys of the
 * requests and the visitor's names for the receipts, but no other personal data.
 */

/** Receipts, and what has become of their withdrawals. */
export interface Copied {
  readonly records: readonly AcceptedRecord[];
  readonly withdrawals: readonly Withdrawal[];
}

export const receiptsIn = ({ records }: Pick<DeviceState, 'records'>): AcceptedRecord[] =>
  records.filter(isAccepted);

/** Everything that leaves the device. */
const packedNames = [
  'records',
  'id',
  'courseId',
  'title',
  'formOf',
  'confirmedAt',
  'predecessors',
  'reference',
  'per',
  'hours',
  'acceptedAt',
  'name',
  'congratulated',
  'withdrawals',
  'changedAt',
  'state',
];

/**
 * Packs a device's receipts. Replies would make the link too long, so the other device asks for them.
 */
export function pack(state: Pick<DeviceState, 'records' | 'withdrawals'>): Promise<Bytes> {
  const withdrawals = state.withdrawals.map(({ id, changedAt, state: now }) => ({
    id,
    changedAt,
    state: now === 'sending' ? 'queued' : now,
  }));
  const json = JSON.stringify({ records: receiptsIn(state), withdrawals }, packedNames);
  const compressed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return collect(compressed, Infinity);
}

/** Maximum length of the JSON in bytes, because a few compressed bytes can stand for a gigabyte. */
const maximumJson = 100_000;

/**
 * Unpacks another device's receipts. Drops everything that `pack` doesn't write, because a link can
 * come from a stranger: a forged reply, for example.
 *
 * @param now milliseconds since 1970
 * @throws if the content is invalid
 */
export async function unpack(packed: Bytes, now: number): Promise<Copied> {
  const json = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const text = new TextDecoder().decode(await collect(json, maximumJson));
  const { records, withdrawals } = JSON.parse(text) as Record<keyof Copied, object[]>;
  return {
    records: records.map(toReceipt),
    withdrawals: withdrawals.map((value) => toWithdrawal(value, now)),
  };
}

const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function toReceipt(value: object): AcceptedRecord {
  const parsed = storedSchemas().record.parse({ ...value, state: 'accepted', announced: true });
  const own = parsed as AcceptedRecord;
  const { answer: _answer, asked: _asked, subscribed: _subscribed, ...receipt } = own;
  const { id, predecessors = [], name } = receipt;
  if (![id, ...predecessors].every((key) => keyPattern.test(key))) throw new Error('invalid key');
  return { ...receipt, ...(name && { name: name.slice(0, maximumNameLength) }) };
}

/** A withdrawal that waits is delivered by both devices. The server accepts it repeatedly. */
function toWithdrawal(value: object, now: number): Withdrawal {
  const untried = { attempts: 0, departed: true, lastFailure: null, wait: windowFrom(now, 0) };
  return storedSchemas().withdrawal.parse({ ...value, ...untried });
}

/** @throws if there are more than `limit` bytes */
async function collect(stream: ReadableStream<Bytes>, limit: number): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > limit) throw new Error('too long');
    chunks.push(value);
  }
}

/**
 * Adds another device's receipts. A request that this device knows, or of which it has a later
 * version, stays as it is. The receipt of an earlier version is removed. The result is the added
 * receipts, those that are due for a check claimed for it.
 */
export const addReceipts =
  ({ records, withdrawals }: Copied, now: number) =>
  (state: DeviceState): StateChange<readonly AcceptedRecord[]> => {
    const added = records
      .filter(({ id }) => !findRecord(state, id) && !findSuccessor(state, id))
      .map((record) => (isStatusCheckDue(record, now) ? claimCheck(record, now) : record));
    const isAdded = ({ id }: Withdrawal) => added.some((record) => record.id === id);
    const replaced = added.flatMap(({ predecessors = [] }) => predecessors);
    return {
      put: [...added, ...withdrawals.filter(isAdded)],
      // A request that is not accepted may hold input that is nowhere else.
      remove: replaced.filter((id) => findRecord(state, id)?.state === 'accepted'),
      result: added,
    };
  };
