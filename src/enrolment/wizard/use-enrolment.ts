import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Course } from '../../content/course';
import { coursesOf } from '../../content/courses';
import { dismiss, useFormAlert } from '../client/alerts';
import {
  deviceView,
  isStored,
  onErased,
  refresh,
  useDevice,
  useRecords,
} from '../client/device-view';
import { useDraft } from '../client/use-draft';
import { isSamePerson, standingFor } from '../core/changes';
import { type EnrolmentForm, initialForm, isSameForm, stepFields } from '../core/form';
import type { CompleteForm } from '../core/form-schema';
import { personalSummary, problemsOf, submitSummary } from './problems';
import { wizardLater } from './wizard-later';
import {
  type Contact,
  contactOf,
  followUp,
  formerOf,
  initialState,
  type Prepared,
  type Step,
  unfinishedIn,
  wizardReducer,
} from './wizard-state';
import { alertOf, isOut, submissionOf } from './wizard-views';

/**
 * The wizard's form, its state, and what the visitor can do in it (section 4). What became of a
 * request is read from its record alone.
 *
 * @param request the id of the request that the visitor came to change, if any
 */
export function useEnrolment(course: Course, request: string | undefined) {
  const initial = initialForm(course);
  const form = useForm<EnrolmentForm, unknown, CompleteForm>({
    resolver: async (...asked) => (await wizardLater.load()).resolver(...asked),
    defaultValues: initial,
    // The error summary takes the focus instead, and leads to each field.
    shouldFocusError: false,
  });
  const [state, dispatch] = useReducer(wizardReducer, initialState);
  // Until what the device kept was read, typing could overwrite it.
  const [isReady, setReady] = useState(false);
  const isSubmitting = useRef(false);
  const { step, phase, inForm } = state;

  const device = useDevice();
  const records = useRecords();
  const requestId = phase.kind === 'out' ? phase.id : (inForm?.id ?? null);
  const record = requestId === null ? undefined : standingFor({ records }, requestId);

  const isUntouched = () =>
    isSameForm(form.getValues(), phase.kind === 'out' ? initial : (inForm?.form ?? initial));
  // Who goes on typing is told on the page, as of any other request.
  const isTypedOver = phase.kind === 'editing' && record?.state === 'accepted' && !isUntouched();
  const settled = useFormAlert(isTypedOver ? null : requestId);

  const draft = useDraft({
    courseId: course.id,
    form,
    initial,
    // 'Confirmation' can be looked at, but is not where the visitor goes on.
    step: step === 2 ? null : step,
    isReady,
    // What is here by now needs no network; where the rest of the wizard does not arrive, this may.
    save: async (content) => {
      const later = await wizardLater.load().catch(() => import('../client/commands'));
      return later.saveDraft(content);
    },
  });

  /** Puts something into the form that needs no saving. */
  function fill(values: EnrolmentForm, at: 0 | 1 = 0) {
    form.reset(values, { keepDefaultValues: true });
    draft.markSaved({ form: values, step: at });
  }

  const restore = useEffectEvent(() => {
    const view = deviceView.get();
    const { drafts = {}, records: kept = [] } = view.kind === 'ready' ? view.state : {};
    const stored = drafts[course.id];
    const unfinished = unfinishedIn(kept, course.id, request);
    // Somebody else's draft leaves the request alone: it is in the list of those that wait.
    const isInForm = unfinished && (!stored || isSamePerson(stored.form, unfinished.form));
    const found = stored ?? (isInForm ? { form: unfinished.form, step: 1 as const } : undefined);
    // Also where nothing is found: Firefox puts back into a form what was sent since.
    fill(found?.form ?? initial, found?.step);
    setReady(true);
    if (!found) return;
    // Who went to another step while the device was read stays there.
    const at = state.direction === 0 ? found.step : step;
    dispatch({ type: 'restored', step: at, inForm: isInForm ? unfinished : null });
  });
  useEffect(() => {
    let left = false;
    async function start() {
      await refresh();
      if (!left) restore();
    }
    void start();
    return () => {
      left = true;
    };
  }, []);

  const follow = useEffectEvent(() => {
    if (device.kind !== 'ready' || isSubmitting.current) return;
    switch (followUp(state, record, isUntouched())) {
      case 'show-sent':
        if (record && inForm) goOut(record.id, contactOf(inForm.form));
        break;
      case 'bring-back':
        if (!record || !('form' in record)) return;
        fill(record.form, 1);
        dispatch({ type: 'came-back', inForm: record });
        break;
      case 'clear':
        // Withdrawn elsewhere, it is the form's draft again.
        if (!loadStoredDraft()) empty('cleared');
        break;
      case 'leave':
        dispatch({ type: 'request-left' });
        break;
      case null:
    }
  });
  useEffect(() => follow(), [record, phase, device.kind]);

  function empty(type: 'cleared' | 'erased') {
    fill(initial);
    dispatch({ type });
  }
  const emptyErased = useEffectEvent(() => empty('erased'));
  useEffect(() => onErased(() => emptyErased()), []);

  function goOut(id: string, contact: Contact) {
    fill(initial);
    dispatch({ type: 'went-out', id, contact });
  }

  const chooseStep = (next: Step) => dispatch({ type: 'step-chosen', step: next });

  async function proceed() {
    await form.trigger([...stepFields.personal]);
    const summary = personalSummary(problemsOf(form));
    if (summary) dispatch({ type: 'problems-found', ...summary });
    else chooseStep(1);
  }

  const requestSubmit = form.handleSubmit(
    async (complete) => {
      const { toRequest } = await wizardLater.load();
      const chosen = coursesOf(complete.language).find(
        ({ title }) => title === complete.courseType,
      );
      const prepared = { request: toRequest(complete), course: chosen ?? course };
      const next = { courseId: prepared.course.id, form: form.getValues() };
      dispatch({ type: 'submit-requested', prepared, former: formerOf(records, inForm, next) });
    },
    () => {
      const summary = submitSummary(problemsOf(form));
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
    await (step === 0 ? proceed() : requestSubmit());
  }

  /** @param changes the id of the request that this one takes the place of */
  async function submit({ request: body, course: chosen }: Prepared, changes: string | null) {
    // Two presses may come before the first has changed anything on the page.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    dispatch({ type: 'submit-confirmed' });
    try {
      const { confirm } = await wizardLater.load();
      // The draft in the database is what is confirmed, so that the request takes its place.
      await draft.flush();
      const values = { ...form.getValues() };
      const courseId = chosen.id;
      const confirmed = { courseId, formOf: course.id, form: values, request: body };
      const answered = await confirm(confirmed, changes);
      if (!answered) return;
      const { id } = answered;
      if (isOut(answered, isStored(['request', id]))) {
        goOut(id, contactOf(values));
      } else {
        draft.markSaved({ form: values, step: 1 });
        dispatch({ type: 'submit-failed', inForm: { id, courseId, form: values } });
      }
    } catch {
      dispatch({ type: 'not-checked' });
    } finally {
      isSubmitting.current = false;
    }
  }

  /** Queues the request that got no answer. What was changed since has to be submitted anew. */
  async function sendLater(id: string) {
    if (!inForm || !isUntouched()) {
      await requestSubmit();
      return;
    }
    try {
      const { sendWhenOnline } = await wizardLater.load();
      await sendWhenOnline(id);
      goOut(id, contactOf(inForm.form));
    } catch {
      // The device refuses to let it wait: the visitor sends it.
      await requestSubmit();
    }
  }

  /** Begins the form of the next person, with what they most likely share with the one before. */
  function enrolAnother(contact: Contact) {
    form.reset({ ...initial, ...contact }, { keepDefaultValues: true });
    dispatch({ type: 'another-begun' });
  }

  /** Empties the form. A request that is sent by itself goes on waiting. */
  async function clear(): Promise<boolean> {
    const { clearForm } = await wizardLater.load();
    empty('cleared');
    return clearForm(course.id, inForm?.id ?? null);
  }

  /** Shows what another tab has stored. Gives whether there was anything. */
  function loadStoredDraft(): boolean {
    const stored = device.kind === 'ready' ? device.state.drafts[course.id] : undefined;
    if (!stored) return false;
    fill(stored.form, stored.step);
    dispatch({ type: 'restored', step: stored.step, inForm: null });
    return true;
  }

  function dismissAlert() {
    if (requestId !== null) dismiss(requestId);
    dispatch({ type: 'alert-dismissed' });
  }

  const isKept = requestId === null || isStored(['request', requestId]);
  return {
    form,
    state,
    alert: alertOf(state, { record, settled, isStored: isKept }),
    submission: submissionOf(state, record),
    draft: { ...draft, clear, loadStoredDraft },
    /** The record of the request that was last made here. */
    record,
    isReady,
    chooseStep,
    /** What Enter and the step's main button do. */
    submitStep,
    submit,
    sendLater,
    enrolAnother,
    decline: () => dispatch({ type: 'submit-declined' }),
    dismissAlert,
  };
}
