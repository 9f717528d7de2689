import { courseTitles, languageNames } from '#words/course-titles';
import { enrolment } from '#words/enrolment';
import { parseCourseId } from '../site/addresses';
import { periodText } from '../site/period-text';
import type { EnrolmentForm, FieldName } from './core/form';

/**
 * Returns what was entered in a field, in the page's language, or '' if the field is empty. Only the
 * country is in English, because its names in other languages would make the page 2 kB larger.
 */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  const course = parseCourseId(form.courseType);
  if (field === 'period') return form.period && periodText(form.period, course);
  if (field === 'courseType') return course ? courseTitles[course] : '';
  if (field === 'language') return form.language && languageNames[form.language];
  return form[field].trim();
}
