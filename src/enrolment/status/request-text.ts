import { enrolment } from '../../content/enrolment';
import { outbox } from '../../content/outbox';
import { fieldText, tellingFields } from '../form-text';
import { type ListedRecord, titleOf } from './request-words';

export type CopiedRequest = Pick<ListedRecord, 'courseId' | 'confirmedAt' | 'form'>;

/** What was typed in some requests, as text to put into a mail. */
export const requestsText = (records: readonly CopiedRequest[]): string =>
  records.map(requestText).join('\n\n');

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function requestText(record: CopiedRequest): string {
  const { confirmedAt, form } = record;
  return [
    outbox.copy.heading(titleOf(record)),
    ...tellingFields(form).map(
      (field) => `${enrolment.fields[field].label}: ${fieldText(form, field)}`,
    ),
    `${outbox.copy.confirmed}: ${dateFormat.format(confirmedAt)}`,
  ].join('\n');
}
