import { zodResolver } from '@hookform/resolvers/zod';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Course } from '../../content/course';
import { courseLanguages } from '../../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { parseCourseId } from '../../site/addresses';
import { registerUnsavedInput } from '../../ui/unsaved-input';
import { deviceStore, getState, saveDraft, useDeviceSnapshot } from '../client/device-store';
import { keepInTab } from '../client/tab-draft';
import { type EnrolmentForm, type FieldName, initialForm, isSameForm } from '../core/form';
import { type CompleteForm, formSchema } from '../core/form-schema';
import type { Draft } from '../core/record';
import { countryNamed } from './country-options';
import { changedRequest, type RequestInForm } from './opened-form';

/** Delay between the last keystroke and saving the draft, in milliseconds. */
const debounceMs = 150;

const resolver = zodResolver(formSchema);

type Form = UseFormReturn<EnrolmentForm, unknown, CompleteForm>;

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
  readonly course: Course;
  /** The open step, or null for 'Confirmation', because a draft never reopens at that step. */
  readonly step: 0 | 1 | null;
  /** The request in the form, and the one that contained the form's content, if any. */
  readonly inForm: RequestInForm | null;
  readonly sentBefore: RequestInForm | null;
  /** True once the page has looked for a stored draft. Until then, input could overwrite it. */
  readonly isReady: boolean;
}

interface DraftControls {
  readonly form: Form;
  readonly formElement: RefObject<HTMLFormElement | null>;
  /** The values of an empty form for this course. */
  readonly initial: EnrolmentForm;
  readonly status: DraftStatus;
  /** True if another version of the draft is stored, for example one saved in another tab. */
  readonly changedElsewhere: boolean;
  /** Returns the form's values after syncing them with the fields on the page. */
  readForm(): EnrolmentForm;
  /** Sets the values of the form and its fields immediately, and clears all errors. */
  fillForm(values: EnrolmentForm): void;
  /** Marks these form values as not needing to be saved. */
  markSaved(values: EnrolmentForm): void;
  /** Saves all input. Resolves to true if leaving the page would lose nothing. Never rejects. */
  flush(): Promise<boolean>;
}

/** Hook that manages the values of a course's form, and saves them on this device. */
export function useDraft(options: DraftOptions): DraftControls {
  const { course, step, inForm, sentBefore, isReady } = options;
  const courseId = course.id;
  const initial = initialForm(course);
  const form = useForm<EnrolmentForm, unknown, CompleteForm>({
    resolver,
    defaultValues: initial,
    // The error summary takes the focus instead, and links to each field.
    shouldFocusError: false,
  });
  const formElement = useRef<HTMLFormElement>(null);
  const device = useDeviceSnapshot();
  const stored = device.kind === 'ready' ? device.state.drafts[courseId] : undefined;
  const [typed, setTyped] = useState(initial);
  /** Values that need not be saved: they were saved, loaded, submitted or never typed. */
  const [saved, setSaved] = useState(initial);
  // Known before the next render, so that a save that is due then does not repeat the last one. The
  // request may have been submitted in the meantime, which has deleted its draft.
  const lastSaved = useRef(initial);
  const [isRefused, setRefused] = useState(false);
  // False until this page has read or replaced the stored draft. The code for that may load late.
  const [hasRead, setHasRead] = useState(false);
  const [lastStep, setLastStep] = useState<0 | 1>(0);
  if (step !== null && step !== lastStep) setLastStep(step);
  const changedElsewhere =
    isReady &&
    stored !== undefined &&
    !isSameForm(stored.form, typed) &&
    (!hasRead || isSameForm(typed, saved));

  function readForm(): EnrolmentForm {
    if (formElement.current) readFields(formElement.current, form);
    return { ...form.getValues() };
  }

  function isDirty(values: EnrolmentForm): boolean {
    if (!isSameForm(values, saved)) return true;
    // A step change is saved only to an existing draft, and never overwrites another tab's version.
    return stored !== undefined && isSameForm(stored.form, values) && stored.step !== lastStep;
  }

  function toDraft(values: EnrolmentForm): Draft | null {
    if (isSameForm(values, initial)) return null;
    return {
      title: fullTitles[courseId],
      form: values,
      step: lastStep,
      changedAt: Date.now(),
      request: changedRequest(getState().records, values, inForm, sentBefore),
    };
  }

  /** @param isChange true if the visitor has just changed the form */
  async function flush(isChange = false): Promise<boolean> {
    if (!isReady) return true;
    const values = readForm();
    const isSavedSince = !isSameForm(values, saved) && isSameForm(values, lastSaved.current);
    if (!isDirty(values) || isSavedSince) return true;
    const draft = toDraft(values);
    try {
      // A notice announces that the next change replaces the other version.
      const mayReplace = hasRead || (isChange && changedElsewhere);
      const isSaved = await saveDraft({ courseId, draft, hasRead: mayReplace });
      setRefused(false);
      if (isSaved) {
        lastSaved.current = values;
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
      void keepNow();
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
    const isSaving = device.kind === 'loading' || (device.kind === 'ready' && device.isSaved);
    if (isRefused || !isSaving) return { kind: 'unavailable' };
    if (isDirty(typed)) {
      return { kind: isSameForm(typed, initial) && !stored ? 'none' : 'unsaved' };
    }
    return stored && isSameForm(stored.form, typed)
      ? { kind: 'saved', at: stored.changedAt }
      : { kind: 'none' };
  }

  return {
    form,
    formElement,
    initial,
    status: status(),
    changedElsewhere,
    readForm,
    // Without `keepFieldsRef`, the fields would keep their old values until the next render.
    fillForm: (values) => form.reset(values, { keepDefaultValues: true, keepFieldsRef: true }),
    markSaved(values) {
      lastSaved.current = values;
      setSaved(values);
      setTyped(values);
      setHasRead(deviceStore.get().kind === 'ready');
    },
    flush,
  };
}

/**
 * Reads the fields, because password managers and other extensions often fill them in without an
 * event that React handles: https://github.com/facebook/react/issues/8174
 */
function readFields(element: HTMLFormElement, { getValues, setValue }: Form): void {
  const known: Readonly<Record<string, unknown>> = getValues();
  // Skip the VIP switch, because React handles its click events.
  for (const [name, text] of new FormData(element)) {
    // The field shows a country in the page's language.
    const value = name === 'country' ? countryNamed(`${text}`) : text;
    if (typeof known[name] === 'string' && known[name] !== value) {
      setValue(name as FieldName, value as EnrolmentForm[FieldName]);
    }
  }
  const { language, courseType } = getValues();
  const course = parseCourseId(courseType);
  // The course list for the chosen language does not contain this course.
  if (course && courseLanguages[course] !== language) setValue('courseType', '');
}
