import { isOffered } from '../content/course-ids';
import { fullTitles, courseTitles, languageNames } from '#words/course-titles';
import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import type { AcceptedRecord } from './core/record';
import { enrolment } from '#words/enrolment';
import { parseCourseId } from '../site/addresses';
import { periodText } from '../site/period-text';
import type { EnrolmentForm, FieldName } from './core/form';

interface StoredCourse {
  readonly courseId: number;
  readonly title: string;
}

/** Returns the title of a stored course, which the academy may have renamed or dropped since. */
export const courseTitle = ({ courseId, title }: StoredCourse): string =>
  isOffered(courseId) ? fullTitles[courseId] : outbox.noLongerOffered(title);

export const receiptTitle = (
  receipt: Pick<AcceptedRecord, 'courseId' | 'title' | 'name'>,
): string => courseTitle(receipt) + (receipt.name ? labels.inBrackets(receipt.name) : '');

/** Returns '' if the field is empty. The name of a country stays in English. */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  const course = parseCourseId(form.courseType);
  if (field === 'period') return form.period && periodText(form.period, course);
  if (field === 'courseType') return course ? courseTitles[course] : '';
  if (field === 'language') return form.language && languageNames[form.language];
  return form[field].trim();
}
