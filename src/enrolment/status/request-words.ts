import { fullTitleOf } from '../../content/course-titles';
import type { OutboxRecord } from '../core/record';

/** A record that still holds what was typed. */
export type ListedRecord = Exclude<OutboxRecord, { state: 'accepted' }>;

/** The course that a request is for. */
export const titleOf = ({ courseId }: Pick<OutboxRecord, 'courseId'>): string =>
  fullTitleOf(courseId);

/** The course whose form it was typed in. */
export const formTitleOf = ({ formOf }: Pick<OutboxRecord, 'formOf'>): string =>
  fullTitleOf(formOf);
