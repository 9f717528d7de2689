import { paths } from '../../content/addresses';
import { type CourseId, courseIds } from '../../content/course-ids';
import type { DeviceState } from '../core/device';
import { waitsForVisitor } from '../core/record';
import type { DeviceSnapshot } from './device-store';

/** The forms that open with something in them: a draft, or a request that came back. */
export const begunForms = ({
  drafts,
  records,
}: Pick<DeviceState, 'drafts' | 'records'>): readonly CourseId[] =>
  courseIds.filter(
    (id) => drafts[id] || records.some((record) => record.formOf === id && waitsForVisitor(record)),
  );

/**
 * Marks the addresses of those forms in the local storage, which the bootstrap script can read before
 * the page is shown. A mark says nothing of what was typed.
 */
export function markBegunForms(known: DeviceSnapshot): void {
  if (known.kind !== 'ready') return;
  const begun = new Set(begunForms(known.state));
  try {
    for (const id of courseIds) {
      if (begun.has(id)) localStorage.setItem(paths.enrolment(id), 'begun');
      else localStorage.removeItem(paths.enrolment(id));
    }
  } catch {
    // Without the marks a form opens empty, and is filled a moment later.
  }
}
