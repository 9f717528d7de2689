import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CourseId } from '../../content/course-ids';
import { tellOthers } from '../channel';
import type { Draft } from '../draft/draft';
import type { EnrolmentForm } from '../form';
import type { CompleteForm } from '../form-schema';
import { keepDraft, type RunningKeeper } from './draft-keeper';
import { type DraftView, emptyView } from './draft-knowledge';
import { placeOf } from './draft-place';
import { watchDraft } from './draft-triggers';

export interface DraftOptions {
  readonly courseId: CourseId;
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  /** The form as it opens for this course: so filled in, it is no draft. */
  readonly initial: EnrolmentForm;
  readonly step: 0 | 1 | 2;
  /**
   * What was read of the device before the form could be typed in; `pending` until then. Another
   * draft given later is one that was put into the form.
   */
  readonly hydrated: Draft | 'none' | 'pending' | 'unavailable';
  /** Puts a draft into the form: another tab's, or at 'Clear' the form as it opens. */
  readonly onLoad: (draft: Draft) => void;
}

/** None of it rejects. */
export interface DraftKeeper extends DraftView {
  /** Empties the form and forgets the draft. Resolves to whether the device has forgotten it. */
  clear(): Promise<boolean>;
  /** To call before a request is handed over: stores what is typed, and then nothing more. */
  suspend(): Promise<void>;
  /** To call once that is over. What the outbox took is no draft until the visitor types again. */
  resume(): void;
  /** Puts what another tab stored into the form. */
  loadFromOtherTab(): Promise<void>;
  /** Stores what is typed at once. Resolves to whether nothing typed would be lost now. */
  flush(): Promise<boolean>;
  /** To call before the form is filled in for the visitor to go on with: stores that at once. */
  begin(form: EnrolmentForm): void;
  /** To call once everything on this device was forgotten, and the form emptied for it. */
  forget(): void;
}

/** Keeps what is typed in a course's form on this device (the ruling on drafts). */
export function useDraft(options: DraftOptions): DraftKeeper {
  const { courseId, form, step, hydrated } = options;
  const [view, setView] = useState<DraftView>(emptyView);
  const keeper = useRef<RunningKeeper>(null);
  // 'Confirmation' can be looked at, but is not where the visitor goes on.
  const openStep = step === 2 ? null : step;

  const start = useEffectEvent((read: Exclude<DraftOptions['hydrated'], 'pending'>) =>
    keepDraft({
      place: placeOf(courseId),
      initial: { form: options.initial, step: 0 },
      hydrated: read,
      typed: {
        form: form.getValues(),
        step: openStep ?? (typeof read === 'string' ? 0 : read.step),
      },
      now: Date.now,
      show: (draft) => options.onLoad(draft),
      onStored: () => tellOthers({ kind: 'draft-changed', courseId }),
      onView: setView,
    }),
  );

  // Before the visitor sees the form unlocked: a keystroke may come sooner than other effects.
  useLayoutEffect(() => {
    if (hydrated === 'pending') return;
    const running = start(hydrated);
    keeper.current = running;
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => running.formChanged({ ...values }),
    });
    const stopWatching = watchDraft(running, courseId);
    return () => {
      stopListening();
      stopWatching();
      running.dispose();
      keeper.current = null;
    };
  }, [courseId, form, hydrated]);

  useEffect(() => {
    if (openStep !== null) keeper.current?.stepChanged(openStep);
  }, [openStep]);

  return {
    ...view,
    clear: async () => (await keeper.current?.clear()) ?? false,
    suspend: async () => keeper.current?.suspend(),
    resume: () => keeper.current?.resume(),
    loadFromOtherTab: async () => keeper.current?.load(),
    flush: async () => (await keeper.current?.flush()) ?? true,
    begin: (begun) => keeper.current?.begin(begun),
    forget: () => keeper.current?.forget(),
  };
}
