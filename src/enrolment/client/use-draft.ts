import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CourseId } from '../../content/course-ids';
import { type EnrolmentForm, isSameForm } from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import type { Draft } from '../core/record';
import { saveDraft } from './commands';
import { deviceStore, useDeviceSnapshot } from './device-store';
import { pageStore } from './page-store';
import { keepInTab } from './tab-draft';
import { registerUnsavedInput } from '../../ui/unsaved-input';

/** Delay between the last keystroke and saving the draft, in milliseconds. */
const debounceMs = 150;

/** Status of the draft, as shown to the visitor. */
export type DraftStatus =
  | { readonly kind: 'none' }
  /** Some input is not stored yet. */
  | { readonly kind: 'unsaved' }
  /** All input is stored. `at` is the time of the save, in milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  /** The device can't read or store drafts. */
  | { readonly kind: 'unavailable' };

interface DraftOptions {
  readonly courseId: CourseId;
  readonly form: UseFormReturn<EnrolmentForm, unknown, CompleteForm>;
  /** Reads the fields on the page. The last keystroke may be newer than the last render. */
  readonly readForm: () => EnrolmentForm;
  /** The values of an empty form for this course. */
  readonly initial: EnrolmentForm;
  /** The open step, or null for 'Confirmation', because a draft never reopens at that step. */
  readonly step: 0 | 1 | null;
  /** Returns the id of the request that these values change, if any. */
  readonly requestOf: (values: EnrolmentForm) => string | undefined;
  /** True once the page has looked for a stored draft. Until then, input could overwrite it. */
  readonly isReady: boolean;
}

interface DraftControls {
  readonly status: DraftStatus;
  /** True if another version of the draft is stored, for example one saved in another tab. */
  readonly changedElsewhere: boolean;
  /** Marks these form values as not needing to be saved. */
  markSaved(values: EnrolmentForm): void;
  /** Saves all input. Resolves to true if leaving the page would lose nothing. Never rejects. */
  flush(): Promise<boolean>;
}

/** Hook that saves the input of a course's form on this device. */
export function useDraft(options: DraftOptions): DraftControls {
  const { courseId, form, readForm, initial, step, requestOf, isReady } = options;
  const device = useDeviceSnapshot();
  const stored = device.kind === 'ready' ? device.state.drafts[courseId] : undefined;
  const [typed, setTyped] = useState(initial);
  /** Values that need not be saved: they were saved, loaded, submitted or never typed. */
  const [saved, setSaved] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  // False until this page has read or replaced the stored draft. The code for that may load late.
  const [hasRead, setHasRead] = useState(false);
  const [lastStep, setLastStep] = useState<0 | 1>(0);
  if (step !== null && step !== lastStep) setLastStep(step);
  const changedElsewhere =
    isReady &&
    stored !== undefined &&
    pageStore.isStored(['draft', courseId]) &&
    !isSameForm(stored.form, typed) &&
    (!hasRead || isSameForm(typed, saved));

  function isDirty(values: EnrolmentForm): boolean {
    if (!isSameForm(values, saved)) return true;
    // A step change is saved only to an existing draft, and never overwrites another tab's version.
    return stored !== undefined && isSameForm(stored.form, values) && stored.step !== lastStep;
  }

  function toDraft(values: EnrolmentForm): Draft | null {
    if (isSameForm(values, initial)) return null;
    return { form: values, step: lastStep, changedAt: Date.now(), request: requestOf(values) };
  }

  /** @param isChange true if the visitor has just changed the form */
  async function flush(isChange = false): Promise<boolean> {
    if (!isReady) return true;
    const values = readForm();
    if (!isDirty(values)) return true;
    const draft = toDraft(values);
    const view = deviceStore.get();
    const erased = view.kind === 'ready' ? view.state.erased : undefined;
    try {
      // A notice announces that the next change replaces the other version.
      const mayReplace = hasRead || (isChange && changedElsewhere);
      const isSaved = await saveDraft({ courseId, draft, erased, hasRead: mayReplace });
      const isOnPageOnly = !pageStore.isStored(['draft', courseId]);
      setRefused(!isSaved && isOnPageOnly);
      if (isSaved) {
        setSaved(values);
        setHasRead(true);
      }
      return isSaved || draft === null;
    } catch {
      setRefused(true);
      return false;
    }
  }

  /** Saves all input, in the tab if the device can't store it. Resolves to false if neither can. */
  async function keep(): Promise<boolean> {
    if (await flush()) return true;
    const draft = toDraft(readForm());
    return draft === null || keepInTab(courseId, draft);
  }

  const flushNow = useEffectEvent(flush);
  const keepNow = useEffectEvent(keep);
  // A layout effect, because the visitor may type in the unlocked form before passive effects run.
  useLayoutEffect(() => {
    if (!isReady) return;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setTyped({ ...values }),
    });
    const unregister = registerUnsavedInput(() => keepNow());
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void flushNow();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      void flushNow();
      unsubscribe();
      unregister();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [form, isReady]);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => void flushNow(true), debounceMs);
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
    changedElsewhere,
    markSaved(values) {
      setSaved(values);
      setTyped(values);
      setHasRead(deviceStore.get().kind === 'ready');
    },
    flush,
  };
}
