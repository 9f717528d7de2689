import { isOffered } from '../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { outbox } from '#words/outbox';

interface StoredCourse {
  readonly courseId: number;
  /** The course's title when it was stored. */
  readonly title: string;
}

/** Returns the title of a stored course, which the academy may have renamed or dropped since. */
export const courseTitle = ({ courseId, title }: StoredCourse): string =>
  isOffered(courseId) ? fullTitles[courseId] : outbox.noLongerOffered(title);
