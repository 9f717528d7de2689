import { courseIds } from '../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { dayText } from '#words/offering-texts';
import { offerings } from '../content/offerings';
import { daysAfter, nextStarts } from './calendar';

/** How long before a course has no start date left the academy is warned. */
const warningDays = 6 * 7;

/**
 * Returns the courses that have no start date left, or soon won't have, each with its last one:
 * 'Mandarin HSK (last: 5 July 2027)'.
 */
export const endingCourses = (today: string): readonly string[] =>
  courseIds.flatMap((id) => {
    const { startDates } = offerings[id];
    if (!startDates || nextStarts(offerings[id], daysAfter(today, warningDays)).length > 0)
      return [];
    const last = startDates.at(-1);
    return `${fullTitles[id]} (last: ${last ? dayText(last) : 'none'})`;
  });
