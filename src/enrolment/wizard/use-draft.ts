import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { Course } from '../../content/course';
import { courseLanguages } from '../../content/course-ids';
import { fullTitles } from '#words/course-titles';
import { parseCourseId } from '../../site/addresses';
import { registerUnsavedInput } from '../../ui/unsaved-input';
import { deviceStore, getState, saveDraft, useDeviceSnapshot } from '../client/device-store';
import { keepInTab } from '../client/tab-draft';
import { type EnrolmentForm, type FieldName, initialForm, isSameForm } from '../core/form';
import { type CompleteForm, formSchemas } from '../core/form-schema';
import type { Draft } from '../core/record';
import { countryNamed } from './country-options';
import { changedRequest, type FormRequest } from './opened-form';

const debounceMs = 150;

const resolver: Resolver<EnrolmentForm, unknown, CompleteForm> = (...values) =>
  zodResolver(formSchemas().complete)(...values);

type Form = UseFormReturn<EnrolmentForm, unknown, CompleteForm>;

export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'unsaved' }
  /** All input is stored. `at` is the time of the save, in milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'unavailable' };

/** What this page knows about the stored draft. */
interface Sync {
  /** False until the page has read or replaced the stored draft, which it must not overwrite. */
  readonly hasRead: boolean;
  /** True if the device did not store the latest values. */
  readonly isRefused: boolean;
  /** Values that need not be saved: they were saved, loaded, submitted or never typed. */
  readonly values: EnrolmentForm;
}

interface DraftOptions {
  readonly course: Course;
  /** The open step, or null for 'Confirmation', because a draft never reopens at that step. */
  readonly step: 0 | 1 | null;
  readonly about: FormRequest | null;
  /** True once the page has looked for a stored draft. Until then, input could overwrite it. */
  readonly isReady: boolean;
}

export function useDraft({ course, step, about, isReady }: DraftOptions) {
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
  const [sync, setSync] = useState<Sync>({ hasRead: false, isRefused: false, values: initial });
  // Known before the next render, so that a save that is due then restores no deleted draft.
  const lastSaved = useRef(initial);
  const [lastStep, setLastStep] = useState<0 | 1>(0);
  if (step !== null && step !== lastStep) setLastStep(step);
  const changedElsewhere =
    isReady &&
    stored !== undefined &&
    !isSameForm(stored.form, typed) &&
    (!sync.hasRead || isSameForm(typed, sync.values));

  function readForm(): EnrolmentForm {
    if (formElement.current) readFields(formElement.current, form);
    return { ...form.getValues() };
  }

  function settle(next: Pick<Sync, 'values'> & Partial<Sync>) {
    lastSaved.current = next.values;
    setSync((now) => ({ ...now, ...next }));
  }

  function isDirty(values: EnrolmentForm): boolean {
    if (!isSameForm(values, sync.values)) return true;
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
      request: changedRequest(getState().records, values, about),
      isCorrection: about?.kind === 'correction' || undefined,
    };
  }

  /** Resolves to true if leaving would lose nothing. @param isChange true after an edit */
  async function flush(isChange = false): Promise<boolean> {
    if (!isReady) return true;
    const values = readForm();
    const isSavedSince = !isSameForm(values, sync.values) && isSameForm(values, lastSaved.current);
    if (!isDirty(values) || isSavedSince) return true;
    const draft = toDraft(values);
    try {
      // A notice announces that the next change replaces the other version.
      const mayReplace = sync.hasRead || (isChange && changedElsewhere);
      const isSaved = await saveDraft({ courseId, draft, hasRead: mayReplace });
      if (isSaved) settle({ hasRead: true, isRefused: false, values });
      else setSync((now) => ({ ...now, isRefused: false }));
      return isSaved || draft === null;
    } catch {
      setSync((now) => ({ ...now, isRefused: true }));
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
    if (sync.isRefused || !isSaving) return { kind: 'unavailable' };
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
    /** True if another version of the draft is stored, for example one saved in another tab. */
    changedElsewhere,
    readForm,
    // Without `keepFieldsRef`, the fields would keep their old values until the next render.
    fillForm: (values: EnrolmentForm) =>
      form.reset(values, { keepDefaultValues: true, keepFieldsRef: true }),
    markSaved(values: EnrolmentForm) {
      settle({ hasRead: deviceStore.get().kind === 'ready', values });
      setTyped(values);
    },
    flush,
  };
}

/**
 * Password managers often fill in fields without an event that React handles:
 * https://github.com/facebook/react/issues/8174
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
