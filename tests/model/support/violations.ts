import { findSuccessor, type OutboxRecord } from '../../../src/enrolment/core/record';
import type { ModelDevice } from './device';

/** Returns a description of each violation found at the end of a run. */
export function violations(device: ModelDevice): string[] {
  const { server, ledger } = device;
  const { records, withdrawals } = device.state();
  return [
    ...server.misusedKeys.map((key) => `${key} was sent with two different bodies`),
    ...records.flatMap((record) => [
      ...arrival(record, device),
      ...alert(record, device),
      ...privacy(record, device),
    ]),
    ...withdrawals.flatMap(({ id, state }) => {
      // A withdrawal waits while its request is being replaced.
      if (!['withdrawn', 'refused'].includes(state) && findSuccessor({ records }, id)) return [];
      // A version that the visitor has deleted from the device has replaced it at the academy.
      if (state === 'refused' && server.isSpent(id)) return [];
      if (state !== 'withdrawn') return [`the withdrawal of ${id} is ${state}`];
      // A version that was deleted in one tab may still be sent from another, and a version that
      // could not be stored may be sent from memory.
      const isUndone = [...ledger.entries.values()].some(
        (other) => ledger.isReplaced(id, other.id) && (other.isDiscarded || other.page.wasRefused),
      );
      return server.findRow(id)?.isWithdrawn || isUndone ? [] : [`${id} was not withdrawn`];
    }),
    ...server.rows
      .filter(({ isWithdrawn, key }) => isWithdrawn && !ledger.withdrawn.has(key))
      .map(({ key }) => `${key} was withdrawn, but not by the visitor`),
    ...[...ledger.entries.values()].flatMap((entry) => {
      const { id, mark, isStored } = entry;
      const rows = server.findRows(mark).length;
      // If a request is deleted in one tab and sent from two others, it may arrive twice.
      const wasDiscarded = [...ledger.entries.values()].some(
        (other) => other.mark === mark && other.isDiscarded,
      );
      if (rows > 1 && !wasDiscarded) return [`${id} arrived ${rows} times`];
      const last = ledger.last(entry);
      const isLost =
        isStored && !last.isDiscarded && !records.some((record) => record.id === last.id);
      return isLost ? [`${id} is lost`] : [];
    }),
  ];
}

const listKeys = ({ id, predecessors = [] }: OutboxRecord): string[] => [id, ...predecessors];

function arrival(record: OutboxRecord, device: ModelDevice): string[] {
  const { server, ledger } = device;
  const { id, state } = record;
  const findMark = (each: string) => ledger.entries.get(each)?.mark ?? 'none';
  const rows = [...new Set(listKeys(record).flatMap((each) => server.findRows(findMark(each))))];
  const entries = listKeys(record).map((each) => ledger.entries.get(each));
  // If a page could not store a replacement, the old request may have been sent as well. If a page
  // could not store its claim, another page may have sent the request as well.
  const wasRefused = device.pages.some(
    (page) =>
      page.wasRefused &&
      entries.some((entry) => entry && (entry.page === page || page.sent.has(entry.id))),
  );
  const wasDiscarded = [...ledger.entries.values()].some(
    ({ mark, isDiscarded }) => isDiscarded && entries.some((entry) => entry?.mark === mark),
  );
  if (rows.length > 1 && !wasRefused && !wasDiscarded)
    return [`${id} and its predecessors arrived ${rows.length} times`];
  switch (state) {
    case 'accepted': {
      const values = server.findRow(id)?.body ?? '';
      // A version that is not settled yet may have replaced it at the academy.
      const isKnown = [...ledger.entries.values()]
        .filter(({ mark }) => values.includes(mark))
        .some(
          (other) =>
            other.mark === findMark(id) ||
            ledger.isReplaced(id, other.id) ||
            (other.page.wasRefused && !other.isStored),
        );
      // If a correction is deleted in one tab and changed in another, the device no longer knows that
      // the change and a later correction replace the same request at the academy.
      return isKnown || wasDiscarded ? [] : [`${id} is recorded as accepted, but did not arrive`];
    }
    case 'rejected':
      return server.findRows(findMark(id)).length === 0
        ? []
        : [`${id} is recorded as rejected, but arrived`];
    case 'held':
      return [];
    default:
      return [`${id} is still ${state}`];
  }
}

function alert({ id, ...record }: OutboxRecord, { ledger, pages }: ModelDevice): string[] {
  if (!('announced' in record)) return [];
  if (!record.announced) return [`the alert for ${id} was never handed to a page`];
  const handed = ledger.handed.get(id) ?? [];
  const shown = ledger.shown.get(id) ?? [];
  const missing = handed
    .filter(({ life }) => !life.hasCrashed)
    .filter((page) => !shown.includes(page));
  // A page that could not store the outcome of its attempt shows it anyway.
  const unstored = pages.filter((page) => page.wasRefused && page.sent.has(id)).length;
  return [
    ...missing.map(({ life }) => `${life.name} has not shown the alert for ${id}`),
    ...(handed.length !== 1 ? [`the alert for ${id} was handed out ${handed.length} times`] : []),
    ...(shown.length > 1 + unstored ? [`the alert for ${id} was shown ${shown.length} times`] : []),
  ];
}

function privacy(record: OutboxRecord, device: ModelDevice): string[] {
  const mark = device.ledger.entries.get(record.id)?.mark;
  const hasMark = (value: unknown) => mark && JSON.stringify(value).includes(mark);
  const isDraft = Object.values(device.state().drafts).some(hasMark);
  return [
    ...(record.state === 'accepted' && hasMark(record)
      ? [`${record.id} still contains personal data`]
      : []),
    ...(isDraft ? [`${record.id} is still in a draft`] : []),
  ];
}
