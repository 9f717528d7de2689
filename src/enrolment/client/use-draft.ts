import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CourseId } from '../../content/course-ids';
import { publishChange } from '../core/channel';
import type { DraftContent, DraftSave } from '../core/changes';
import { writeAtOnce } from '../core/entries';
import type { EnrolmentForm } from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import type { Draft } from '../core/record';
import { deviceView, isStored, useDevice } from './device-view';
import {
  type DraftKnowledge,
  type DraftStatus,
  draftStatus,
  isChangedElsewhere,
  isDirty,
  isUntouched,
} from './draft-status';
import { holdUnsavedInput } from './unsaved-input';

/** How long after the last keystroke the draft is written, in milliseconds. */
const debounceMs = 150;

interface DraftOptions {
  readonly courseId: CourseId;
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  /** The form as it opens for this course. */
  readonly initial: EnrolmentForm;
  /** The step that is open; null where it is 'Confirmation', from where nobody goes on. */
  readonly step: 0 | 1 | null;
  /** Whether the stored draft was looked for, so that typing can't overwrite it unread. */
  readonly isReady: boolean;
  /** Saves the draft, or removes it. @throws if the code did not arrive */
  readonly save: (draft: DraftSave) => Promise<boolean>;
}

interface DraftKeeper {
  readonly status: DraftStatus;
  readonly changedElsewhere: boolean;
  /** Notes that the form was filled with what needs no saving. */
  markSaved(content: DraftContent): void;
  /** Saves what is typed at once. Gives whether nothing typed would be lost now. Never rejects. */
  flush(): Promise<boolean>;
}

/** Saves what is typed in a course's form on this device (the ruling on drafts). */
export function useDraft(options: DraftOptions): DraftKeeper {
  const { courseId, form, initial, step, isReady, save } = options;
  const device = useDevice();
  const state = device.kind === 'ready' ? device.state : undefined;
  const [saved, setSaved] = useState<DraftContent>({ form: initial, step: 0 });
  const [typed, setTyped] = useState<DraftContent>(saved);
  const [isRefused, setRefused] = useState(false);
  // Where the code that reads it came late, what is stored was not shown yet.
  const [hasSeen, setHasSeen] = useState(false);
  // A save may come before the next render.
  const latest = useRef({ saved, typed, erased: state?.erased });

  function note(news: Partial<Pick<DraftKnowledge, 'saved' | 'typed'>>) {
    latest.current = { ...latest.current, ...news };
    setSaved(latest.current.saved);
    setTyped(latest.current.typed);
  }

  const rendered: DraftKnowledge = {
    initial: { form: initial, step: 0 },
    saved,
    typed,
    stored: state?.drafts[courseId],
    isRefused: isRefused || device.kind === 'unreadable',
  };

  /** What is to be stored by now: null where the draft goes, undefined where nothing changes. */
  function unsavedDraft(): Draft | null | undefined {
    const now = { ...rendered, ...latest.current };
    if (!isReady || !isDirty(now)) return undefined;
    return isUntouched(now) ? null : { ...now.typed, changedAt: Date.now() };
  }

  async function flush(): Promise<boolean> {
    const draft = unsavedDraft();
    if (draft === undefined) return true;
    const content = latest.current.typed;
    try {
      const isSaved = await save({
        courseId,
        draft,
        erased: latest.current.erased,
        hasRead: hasSeen,
      });
      setRefused(!isSaved && !isStored(['draft', courseId]));
      if (isSaved) {
        note({ saved: content });
        setHasSeen(true);
      }
      return isSaved || draft === null;
    } catch {
      // The code did not arrive.
      setRefused(true);
      return false;
    }
  }

  /** All that a page can do that is being left: the browser waits for no answer. */
  const writeLast = useEffectEvent(() => {
    const draft = unsavedDraft();
    if (draft === undefined || !hasSeen || state?.erased !== latest.current.erased) return;
    writeAtOnce({ key: ['draft', courseId], value: draft ?? undefined });
    publishChange();
  });
  const flushNow = useEffectEvent(flush);
  const formChanged = useEffectEvent((values: EnrolmentForm) =>
    note({ typed: { ...latest.current.typed, form: values } }),
  );
  const stepChanged = useEffectEvent((next: 0 | 1) =>
    note({ typed: { ...latest.current.typed, step: next } }),
  );

  // Before the visitor sees the form unlocked: a keystroke may come sooner than other effects.
  useLayoutEffect(() => {
    if (!isReady) return;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => formChanged({ ...values }),
    });
    const stopHolding = holdUnsavedInput(() => flushNow());
    const onPageHide = () => {
      writeLast();
      void flushNow();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onPageHide();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', onPageHide);
    return () => {
      void flushNow();
      unsubscribe();
      stopHolding();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onPageHide);
    };
  }, [form, isReady]);

  useEffect(() => {
    if (isReady && step !== null) stepChanged(step);
  }, [step, isReady]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => void flushNow(), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, isReady]);

  // What is typed once everything was deleted is a new draft.
  useEffect(() => {
    latest.current = { ...latest.current, erased: state?.erased };
  }, [state?.erased]);

  return {
    status: isReady ? draftStatus(rendered) : { kind: 'none' },
    changedElsewhere: isReady && isChangedElsewhere(rendered, hasSeen),
    markSaved(content) {
      note({ saved: content, typed: content });
      setHasSeen(deviceView.get().kind === 'ready');
    },
    flush,
  };
}
