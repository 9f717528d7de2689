import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { Course } from '../../content/course';
import { coursesOf } from '../../content/courses';
import { type EnrolmentForm, initialForm, isSameForm, stepFields } from '../form';
import type { CompleteForm } from '../form-schema';
import { useDraft } from '../page/use-draft';
import { useForgotten } from '../page/use-forgotten';
import { keptForm } from './kept-form';
import { personalSummary, type Problems, submitSummary } from './problems';
import type { StoredForm } from './stored-form';
import { isSamePerson, triedRequestOf } from './tried-request';
import { useSubmission } from './use-submission';
import { wizardLater } from './wizard-later';
import {
  type Contact,
  contactOf,
  initialState,
  type Prepared,
  type Step,
  type Unfinished,
  wizardReducer,
} from './wizard-state';

/**
 * The wizard's form, its state, and what the visitor can do in it (section 4).
 *
 * @param request the id of the request that the visitor came to mend, if any
 */
export function useEnrolment(course: Course, request: string | undefined) {
  const form = useForm<EnrolmentForm, unknown, CompleteForm>({
    resolver: async (...asked) => (await wizardLater.load()).resolver(...asked),
    defaultValues: initialForm(course),
    // The error summary takes the focus instead, and leads to each field.
    shouldFocusError: false,
  });
  const [state, dispatch] = useReducer(wizardReducer, initialState);
  const [stored, setStored] = useState<StoredForm>();
  const [reading, setReading] = useState(0);
  const { record, tried, setTried, send, forget } = useSubmission({
    course,
    form,
    dispatch,
    onWithdrawn: () => setReading((count) => count + 1),
    onRemoved: () => {
      // Its own draft alone: another tab may have begun the next person's.
      draft.forget();
      form.reset(initialForm(course));
      dispatch({ type: 'cleared' });
    },
  });
  const draft = useDraft({
    courseId: course.id,
    form,
    initial: initialForm(course),
    step: state.step,
    hydrated: hydratedDraft(stored),
    onLoad: (kept) => fill(kept),
  });

  function fill(
    { form: values, step }: { form: EnrolmentForm; step: Step },
    unfinished: Unfinished | null = null,
  ) {
    // Who went to another step while the device was read stays there.
    const moved = !stored && state.direction !== 0;
    form.reset(values, { keepDefaultValues: true });
    dispatch({ type: 'restored', step: moved ? state.step : step, unfinished });
  }

  const restore = useEffectEvent((read: StoredForm) => {
    setStored(read);
    if (read.kind === 'unavailable') return;
    const { draft: kept, unfinished } = read;
    // Somebody else's draft leaves the request alone: it is in the list of those that wait.
    if (unfinished && (!kept || isSamePerson(kept.form, unfinished.form))) {
      setTried(triedRequestOf(unfinished));
      fill(kept ?? { form: unfinished.form, step: 1 }, unfinished);
    } else if (kept) fill(kept);
    // What waited here was deleted elsewhere, and nothing of it is left to fill in.
    else if (state.submission.kind === 'handed-over') dispatch({ type: 'cleared' });
    // What a browser itself puts back into the form when the visitor goes back to it, as Firefox
    // does, was sent or forgotten since.
    else if (!stored) form.reset(initialForm(course));
  });
  useEffect(() => {
    let left = false;
    async function read() {
      const kept = await keptForm(course.id, request);
      if (!left) restore(kept);
    }
    void read();
    return () => {
      left = true;
    };
  }, [course.id, request, reading]);

  const chooseStep = (step: Step) => dispatch({ type: 'step-chosen', step });

  /** Asks the form itself: what the last render knew is older than the check just made. */
  const currentProblems = (): Problems =>
    Object.fromEntries(
      stepFields.personal.map((field) => [field, form.getFieldState(field).error?.message]),
    );

  async function proceed() {
    await form.trigger([...stepFields.personal]);
    const summary = personalSummary(currentProblems());
    if (summary) dispatch({ type: 'problems-found', ...summary });
    else chooseStep(1);
  }

  const requestSubmit = form.handleSubmit(
    async (complete) => {
      const { toRequest } = await wizardLater.load();
      const chosen = coursesOf(complete.language).find(
        ({ title }) => title === complete.courseType,
      );
      dispatch({
        type: 'submit-requested',
        request: toRequest(complete),
        course: chosen ?? course,
      });
    },
    (errors) => {
      const summary = submitSummary(problemsOf(errors));
      if (summary) dispatch({ type: 'problems-found', ...summary });
    },
  );

  async function submitStep() {
    try {
      await wizardLater.load();
    } catch {
      dispatch({ type: 'not-checked' });
      return;
    }
    await (state.step === 0 ? proceed() : requestSubmit());
  }

  /** Queues the request that got no answer. What was changed since has to be submitted anew. */
  async function sendLater(id: string) {
    if (!tried || !isSameForm(form.getValues(), tried.form)) {
      await requestSubmit();
      return;
    }
    try {
      const { sendWhenOnline } = await wizardLater.load();
      await sendWhenOnline(id);
    } catch {
      // The device refuses: submitted again, it goes from this page.
      await requestSubmit();
      return;
    }
    setTried({ ...tried, inForm: false });
    form.reset(initialForm(course));
    dispatch({ type: 'handed-over', id, contact: contactOf(tried.form) });
  }

  /** Begins the form of the next person, with what they most likely share with the one before. */
  function enrolAnother(contact: Contact) {
    // Whatever becomes of the request before, it is another person's.
    setTried(null);
    const begun = { ...initialForm(course), ...contact };
    draft.begin(begun);
    form.reset(begun, { keepDefaultValues: true });
    dispatch({ type: 'another-begun' });
  }

  useForgotten(() => {
    forget();
    draft.forget();
    form.reset(initialForm(course));
    dispatch({ type: 'forgotten' });
    // What is being read was there before.
    if (!stored) setReading((count) => count + 1);
  });

  async function clear() {
    if (tried?.inForm) {
      const { discard, isEditable, settledAlerts } = await wizardLater.load();
      settledAlerts.dismiss(tried.id);
      await discard(tried.id, isEditable).catch(() => undefined);
    }
    setTried(null);
    await draft.clear();
    dispatch({ type: 'cleared' });
  }

  return {
    form,
    state,
    draft: { ...draft, clear },
    /** The outbox's record of the request that was last made here. */
    record,
    /** Until what the device kept was read, typing could overwrite it. */
    ready: stored !== undefined,
    chooseStep,
    /** What Enter and the step's main button do. */
    submitStep,
    confirm: (prepared: Prepared) => send(prepared, draft),
    sendLater,
    enrolAnother,
    decline: () => dispatch({ type: 'submit-declined' }),
    dismissAlert: () => dispatch({ type: 'alert-dismissed' }),
  };
}

function hydratedDraft(stored: StoredForm | undefined) {
  if (!stored) return 'pending';
  return stored.kind === 'unavailable' ? 'unavailable' : (stored.draft ?? 'none');
}

function problemsOf(errors: FieldErrors<EnrolmentForm>): Problems {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
}
