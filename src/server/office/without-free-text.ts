import { courseTitles } from '../../content/course-titles';
import { enrolment } from '../../content/enrolment';
import { officeMail } from '../../content/office';
import type { OfficeNotice } from '../store/office-notices';

/** What the site's own form writes. */
const known: ReadonlySet<string> = new Set(Object.values(courseTitles).map(enrolment.message));

/**
 * A notice that says nothing but what this site wrote: a program may send any text as its message,
 * a name or an advertisement included.
 */
export function withoutFreeText(notice: OfficeNotice): OfficeNotice {
  return known.has(notice.message) ? notice : { ...notice, message: officeMail.otherMessage };
}
