import { courseIds } from '../../content/course-ids';
import { hear } from '../channel';
import { forgottenMark } from './forgotten-mark';

/**
 * Has the page hear, once it comes back, of all that others may have told while the browser had put
 * it aside. Safari keeps such pages, and drops what is told to them; others keep none that listens.
 */
export function hearWhatWasMissed(): void {
  let mark: string | null = null;
  function onHide({ persisted }: PageTransitionEvent) {
    if (persisted) mark = forgottenMark();
  }
  function onShow({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    if (forgottenMark() !== mark) hear({ kind: 'forgotten' });
    hear({ kind: 'outbox-changed' });
    for (const courseId of courseIds) hear({ kind: 'draft-changed', courseId });
  }
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
}
