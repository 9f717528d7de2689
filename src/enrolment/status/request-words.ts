import { titleWithLanguage } from '../../content/course';
import { courseById } from '../../content/courses';
import type { OutboxRecord } from '../outbox/record';

/** A record that still holds what was typed. */
export type ListedRecord = Exclude<OutboxRecord, { state: 'accepted' }>;

/** The course that a request is for. */
export const titleOf = ({ courseId }: Pick<OutboxRecord, 'courseId'>): string =>
  titleWithLanguage(courseById(courseId));

/** The course whose form it was typed in. */
export const formTitleOf = ({ formOf }: Pick<OutboxRecord, 'formOf'>): string =>
  titleWithLanguage(courseById(formOf));
