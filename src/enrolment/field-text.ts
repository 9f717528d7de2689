import { courseTitles, languageNames } from '#words/course-titles';
import { enrolment } from '#words/enrolment';
import { parseCourseId } from '../site/addresses';
import { periodText } from '../site/period-text';
import type { EnrolmentForm, FieldName } from './core/form';

/** Returns '' if the field is empty. The name of a country stays in English. */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  const course = parseCourseId(form.courseType);
  if (field === 'period') return form.period && periodText(form.period, course);
  if (field === 'courseType') return course ? courseTitles[course] : '';
  if (field === 'language') return form.language && languageNames[form.language];
  return form[field].trim();
}
