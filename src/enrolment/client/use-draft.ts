import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CourseId } from '../../content/course-ids';
import type { DraftSave } from '../core/changes';
import { publishChange } from '../core/channel';
import { writeBestEffort } from '../core/entries';
import { type EnrolmentForm, isSameForm } from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import type { Draft } from '../core/record';
import { deviceStore, useDevice } from './device-store';
import { isStored } from './page-entries';
import { registerUnsavedInput } from '../../ui/unsaved-input';

/** How long after the last keystroke the draft is written, in milliseconds. */
const debounceMs = 150;

/** What the visitor is told of the draft. */
export type DraftStatus =
  | { readonly kind: 'none' }
  /** Something is typed that is not stored yet. */
  | { readonly kind: 'unsaved' }
  /** What is typed is stored, since then: milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  /** The device refuses to read or to store. */
  | { readonly kind: 'unavailable' };

interface DraftOptions {
  readonly courseId: CourseId;
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  /** Reads the form as it is on the page: a keystroke may be newer than the last render. */
  readonly readForm: () => EnrolmentForm;
  /** The form as it opens for this course. */
  readonly initial: EnrolmentForm;
  /** The step that is open; null where it is 'Confirmation', from where nobody goes on. */
  readonly step: 0 | 1 | null;
  /** Whether the stored draft was looked for, so that typing can't overwrite it unread. */
  readonly isReady: boolean;
  /** Saves the draft, or removes it. @throws if the code did not arrive */
  readonly save: (draft: DraftSave) => Promise<boolean>;
}

interface DraftControls {
  readonly status: DraftStatus;
  /** Whether the device holds another version of the form than this page shows. */
  readonly changedElsewhere: boolean;
  /** Notes that the form was filled with what needs no saving. */
  markSaved(values: EnrolmentForm): void;
  /** Saves what is typed at once. Gives whether nothing typed would be lost now. Never rejects. */
  flush(): Promise<boolean>;
}

/** Saves what is typed in a course's form on this device (the ruling on drafts). */
export function useDraft(options: DraftOptions): DraftControls {
  const { courseId, form, readForm, initial, step, isReady, save } = options;
  const device = useDevice();
  const stored = device.kind === 'ready' ? device.state.drafts[courseId] : undefined;
  const [typed, setTyped] = useState(initial);
  /** What needs no saving: it was saved, loaded, confirmed or never typed. */
  const [saved, setSaved] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  // Where the code that reads it came late, what is stored was not shown yet.
  const [hasRead, setHasRead] = useState(false);
  const [lastStep, setLastStep] = useState<0 | 1>(0);
  if (step !== null && step !== lastStep) setLastStep(step);

  function isDirty(values: EnrolmentForm): boolean {
    if (!isSameForm(values, saved)) return true;
    // Another step alone is worth no draft that is not there, and none over another tab's.
    return stored !== undefined && isSameForm(stored.form, values) && stored.step !== lastStep;
  }

  const draftOf = (values: EnrolmentForm): Draft | null =>
    isSameForm(values, initial) ? null : { form: values, step: lastStep, changedAt: Date.now() };

  async function flush(): Promise<boolean> {
    if (!isReady) return true;
    const values = readForm();
    if (!isDirty(values)) return true;
    const draft = draftOf(values);
    const view = deviceStore.get();
    const erased = view.kind === 'ready' ? view.state.erased : undefined;
    try {
      const isSaved = await save({ courseId, draft, erased, hasRead });
      const isOnPageOnly = !isStored(['draft', courseId]);
      setRefused(!isSaved && isOnPageOnly);
      if (isSaved) setSaved(values);
      // What the device refuses is kept on this page, so nobody else's version is there.
      if (isSaved || isOnPageOnly) setHasRead(true);
      return isSaved || draft === null;
    } catch {
      // The code did not arrive.
      setRefused(true);
      return false;
    }
  }

  const flushNow = useEffectEvent(flush);
  /** While a page unloads, the browser waits for no answer: there is time for a write without one. */
  const writeOnPageHide = useEffectEvent(() => {
    if (!isReady || !hasRead) return;
    const values = readForm();
    if (!isDirty(values)) return;
    writeBestEffort({ key: ['draft', courseId], value: draftOf(values) ?? undefined });
    publishChange();
  });

  // Before the visitor sees the form unlocked: a keystroke may come sooner than other effects.
  useLayoutEffect(() => {
    if (!isReady) return;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setTyped({ ...values }),
    });
    const unregister = registerUnsavedInput(() => flushNow());
    const onPageHide = () => {
      writeOnPageHide();
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
      unregister();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onPageHide);
    };
  }, [form, isReady]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => void flushNow(), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, lastStep, isReady]);

  function status(): DraftStatus {
    if (!isReady) return { kind: 'none' };
    if (isRefused || device.kind === 'unreadable') return { kind: 'unavailable' };
    if (isDirty(typed)) {
      return { kind: isSameForm(typed, initial) && !stored ? 'none' : 'unsaved' };
    }
    return stored && isSameForm(stored.form, typed)
      ? { kind: 'saved', at: stored.changedAt }
      : { kind: 'none' };
  }

  return {
    status: status(),
    changedElsewhere:
      isReady &&
      stored !== undefined &&
      isStored(['draft', courseId]) &&
      !isSameForm(stored.form, typed) &&
      (!hasRead || isSameForm(typed, saved)),
    markSaved(values) {
      setSaved(values);
      setTyped(values);
      setHasRead(deviceStore.get().kind === 'ready');
    },
    flush,
  };
}
