import { enrolment } from '../content/enrolment';
import { type EnrolmentForm, type FieldName, stepFields } from './form';

/** The fields that say something of a form, in the order of the page: hours only if wanted. */
export const tellingFields = (form: EnrolmentForm): FieldName[] =>
  [...stepFields.personal, ...stepFields.course].filter(
    (field) => field !== 'vipHours' || form.vip,
  );

/** What was typed or chosen in a field, as the form itself words it. Empty where nothing was. */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  if (field === 'period') return form.period && enrolment.periods[form.period];
  return form[field].trim();
}
