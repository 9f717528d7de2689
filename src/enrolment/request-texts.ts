import { isOffered } from '../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import type { AcceptedRecord } from './core/record';

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
