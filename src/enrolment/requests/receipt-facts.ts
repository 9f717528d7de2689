import { receipt } from '../../content/receipt';
import { fullMoment } from '../full-moment';
import type { AcceptedRecord } from '../core/record';
import { titleOf } from '../status/request-words';

const { facts } = receipt;

/** On a narrow line the time goes to the next with its 'at'. */
const dateText = (moment: number): string => fullMoment(moment).replace(' at ', ' at\u00A0');

/** What a receipt states, line by line: name and value. An earlier release kept no period. */
export const receiptFacts = (record: AcceptedRecord): readonly (readonly [string, string])[] => [
  [facts.course, titleOf(record)],
  ...(record.per === undefined ? [] : [[facts.period, receipt.periods[record.per]] as const]),
  ...(record.hours === undefined ? [] : [[facts.hours, hoursText(record.hours)] as const]),
  [facts.confirmed, dateText(record.confirmedAt)],
  [facts.received, dateText(record.acceptedAt)],
];

const hoursText = (hours: number): string => (hours === 0 ? receipt.noHours : String(hours));

/** As our own server makes them; another's may look like anything. */
const ownReference = /^JLA-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

/** Whether a reference is one of ours, whose letters and digits can't be mistaken. */
export const isOwnReference = (reference: string): boolean => ownReference.test(reference);

/** A reference for the ear: one character after the other, a pause after each group. */
export const spelledOut = (reference: string): string =>
  reference
    .split('-')
    .map((group) => [...group].join(' '))
    .join(', ');
