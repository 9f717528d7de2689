import { countryNames } from '#words/countries';
import { courseTitles, languageNames } from '#words/course-titles';
import { enrolment } from '#words/enrolment';
import { parseCourseId } from '../site/addresses';
import { periodText } from '../site/period-text';
import { countries } from './core/countries';
import type { EnrolmentForm, FieldName } from './core/form';

/** Returns what was entered in a field, in the page's language, or '' if the field is empty. */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  const course = parseCourseId(form.courseType);
  if (field === 'period') return form.period && periodText(form.period, course);
  if (field === 'courseType') return course ? courseTitles[course] : '';
  if (field === 'language') return form.language && languageNames[form.language];
  if (field === 'country') return countryLabel(form.country);
  return form[field].trim();
}

/** Returns a country's name in the page's language, given the name that is sent. */
export function countryLabel(value: string): string {
  const country = countries.find(({ name }) => name === value);
  return (country && countryNames[country.code]) ?? value;
}
