import type { CourseId } from '../../content/course-ids';
import { listenToOthers, tellOthers } from '../channel';
import { holdUnsavedInput } from '../unsaved-input';
import type { RunningKeeper } from './draft-keeper';
import { outboxView } from './outbox-view';

/** How long other tabs have to say that they have the form open as well, in milliseconds. */
const patience = 1000;

/**
 * Lets a keeper know what happens around its form: that the page goes, that it is to be loaded
 * anew, and what other tabs do, until the returned function is called.
 */
export function watchDraft(keeper: RunningKeeper, courseId: CourseId): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function heard(open: boolean): void {
    clearTimeout(timer);
    keeper.setOpenElsewhere(open);
  }

  /** A tab that is closed can't say so; one that is open answers. */
  function askOthers(): void {
    clearTimeout(timer);
    timer = setTimeout(() => heard(false), patience);
    tellOthers({ kind: 'form-opened', courseId });
  }

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      keeper.leave();
    } else {
      askOthers();
      void keeper.look();
    }
  };
  // Some browsers leave a page without telling that it is hidden.
  const onLeaving = ({ persisted }: PageTransitionEvent) =>
    persisted ? keeper.putAside() : keeper.leave();

  const stops = [
    listenToOthers((message) => {
      if (!('courseId' in message) || message.courseId !== courseId) return;
      if (message.kind === 'draft-changed') void keeper.look();
      else heard(true);
      if (message.kind === 'form-opened') tellOthers({ kind: 'form-open-too', courseId });
    }),
    // A request taken back becomes a draft.
    outboxView.subscribe(() => void keeper.look()),
    holdUnsavedInput(keeper.flush),
    () => clearTimeout(timer),
    () => document.removeEventListener('visibilitychange', onVisibility),
    () => removeEventListener('pagehide', onLeaving),
  ];
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', onLeaving);
  askOthers();
  return () => {
    for (const stop of stops) stop();
  };
}
