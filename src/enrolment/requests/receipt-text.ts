import { academy } from '../../content/academy';
import { enrolment } from '../../content/enrolment';
import { receipt } from '../../content/receipt';
import { textFile } from '../../ui/browser';
import type { AcceptedRecord } from '../core/record';
import { receiptFacts } from './receipt-facts';

const { contact } = receipt;

/** A receipt as plain text: to save, to share, to copy. */
export function receiptText(record: AcceptedRecord): string {
  const { reference } = record;
  const facts = reference
    ? [[receipt.reference, reference] as const, ...receiptFacts(record)]
    : receiptFacts(record);
  return [
    `${academy.name}\n${receipt.documentTitle}`,
    lines(facts),
    ...(reference ? [] : [receipt.noReference]),
    [
      enrolment.sent.nextTitle,
      ...enrolment.sent.next.map((step, index) => `${index + 1}. ${step}`),
    ].join('\n'),
    [
      contact.title,
      lines([
        [contact.phone, academy.phone],
        [contact.email, academy.email],
        [contact.address, academy.addressLines.join(', ')],
        [contact.hours, academy.openingHours.join('; ')],
      ]),
    ].join('\n'),
    `${receipt.privacy}\n`,
  ].join('\n\n');
}

/** The same as a file, named by the reference. */
export const receiptFile = (record: AcceptedRecord): File =>
  textFile(receiptFileName(record), receiptText(record));

/** Of another host's reference, only what every device takes in a name. */
function receiptFileName({ reference, id }: AcceptedRecord): string {
  const name = reference?.replaceAll(/[^\w-]+/g, '-').slice(0, 40);
  return `jambatan-receipt-${name || id.slice(0, 8)}.txt`;
}

/** No columns: most mail programs set text in a face without a fixed width. */
const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([name, value]) => `${name}: ${value}`).join('\n');
