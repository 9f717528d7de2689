import { courseById } from '../../content/courses';
import { titleWithLanguage } from '../../content/course';
import { enrolment } from '../../content/enrolment';
import { outbox } from '../../content/outbox';
import { type EnrolmentForm, type FieldName, stepFields } from '../form';
import type { ListedRecord } from './request-words';

export type CopiedRequest = Pick<ListedRecord, 'courseId' | 'confirmedAt' | 'form'>;

/** What was typed in some requests, as text to put into a mail. */
export const requestsText = (records: readonly CopiedRequest[]): string =>
  records.map(requestText).join('\n\n');

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function requestText({ courseId, confirmedAt, form }: CopiedRequest): string {
  const fields = [...stepFields.personal, ...stepFields.course].filter(
    (field) => field !== 'vipHours' || form.vip,
  );
  return [
    outbox.copy.heading(titleWithLanguage(courseById(courseId))),
    ...fields.map((field) => `${enrolment.fields[field].label}: ${typed(form, field)}`),
    `${outbox.copy.confirmed}: ${dateFormat.format(confirmedAt)}`,
  ].join('\n');
}

function typed(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  if (field === 'period') return form.period && enrolment.periods[form.period];
  return form[field].trim();
}
