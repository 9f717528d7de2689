import { isUnsettled, type OutboxRecord } from '../../../src/enrolment/outbox/record';
import type { Device } from './device';
import type { Entry } from './ledger';

/** What is wrong in the end, in words. */
export function verdict(device: Device): string[] {
  const { server, ledger } = device;
  return [
    ...server.misusedKeys.map((key) => `${key} went with two bodies`),
    ...[...ledger.entries.values()].flatMap((entry) => [
      ...arrival(entry, device),
      ...alert(entry, device),
      ...privacy(entry, device),
    ]),
  ].filter(Boolean);
}

function arrival(entry: Entry, { server, memory }: Device): string[] {
  const { id, mark, gone, isStored, isUnkept, isWithdrawn } = entry;
  const rows = server.rowsOf(mark).length;
  if (rows > 1) return [`${id} arrived ${rows} times`];
  const record = memory.records.get(id);
  if (!record) {
    const mayBeThere = gone && mayBeKnown(gone) && !isWithdrawn;
    if (gone) return rows > 0 && !mayBeThere ? [`${id} arrived though taken back`] : [];
    if (isStored) return [`${id} is lost`];
    return rows > 0 && !isUnkept ? [`${id} arrived though never stored`] : [];
  }
  switch (record.state) {
    case 'accepted':
      return rows === 1 ? [] : [`${id} counts as accepted and is not`];
    case 'rejected':
      return rows === 0 ? [] : [`${id} counts as refused and arrived`];
    case 'held':
      return [];
    default:
      return [`${id} is still ${record.state}`];
  }
}

/** Whether a try or a copy may have brought it to the academy, of which the visitor was told. */
const mayBeKnown = (record: OutboxRecord): boolean =>
  isUnsettled(record)
    ? record.attempts > 0 || record.copies !== undefined
    : record.state === 'accepted';

function alert({ id, notedBy }: Entry, { memory, pages }: Device): string[] {
  const record = memory.records.get(id);
  if (!record || !('announced' in record)) return [];
  if (!notedBy || !record.announced) return [`${id} was never told`];
  // Who crashed after it had noted it was seen before; who could not note it left it to another.
  const others = pages.filter(
    (page) => page !== notedBy && !page.life.hasCrashed && !page.wasRefused,
  );
  return [
    !notedBy.alerts.has(id) && `the alert of ${id} is gone`,
    others.some(({ alerts }) => alerts.has(id)) && `${id} was told twice`,
  ].filter((text) => text !== false);
}

function privacy({ id, mark }: Entry, { memory }: Device): string[] {
  const record = memory.records.get(id);
  const hasMark = (value: unknown) => JSON.stringify(value).includes(mark);
  const isDraft = [...memory.drafts.values()].some(hasMark);
  return [
    record?.state === 'accepted' && hasMark(record) && `${id} keeps what is personal`,
    record && isDraft && `${id} is a draft too`,
  ].filter((text) => text !== false && text !== undefined);
}
