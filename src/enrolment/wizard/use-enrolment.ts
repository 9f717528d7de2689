import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Course } from '../../content/course';
import { courseById } from '../../content/courses';
import { enrolment } from '../../content/enrolment';
import { dismissAlert, useFormAlert } from '../client/alerts';
import { deviceStore, onErased, refresh, useDevice, useRecords } from '../client/device-store';
import { isStored } from '../client/page-entries';
import { useDraft } from '../client/use-draft';
import { isSamePerson, findCurrentRecord } from '../core/changes';
import { type EnrolmentForm, initialForm, isSameForm, stepFields } from '../core/form';
import { personalSummary, problemsOf, type ProblemSummary, submitSummary } from './problems';
import { deferredWizard, loadCommands } from './deferred-wizard';
import { useEnrolmentForm } from './use-enrolment-form';
import { useSentElsewhere } from './use-sent-elsewhere';
import {
  alertOf,
  atStep,
  contactOf,
  findUnfinished,
  followUp,
  initialState,
  isHandedOver,
  notChecked,
  reopenedAt,
  predecessorOf,
  type Prepared,
  type Step,
  type WizardState,
} from './wizard-state';

const wizardReducer = (now: WizardState, next: (now: WizardState) => WizardState) => next(now);

/**
 * The wizard's form, its state, and what the visitor can do in it (section 4). What became of a
 * request is read from its record alone.
 *
 * @param request the id of the request that the visitor came to change, if any
 */
export function useEnrolment(course: Course, request: string | undefined) {
  const initial = initialForm(course);
  const { form, formElement, readForm, fillForm } = useEnrolmentForm(initial);
  const [state, change] = useReducer(wizardReducer, initialState);
  // Until what the device kept was read, typing could overwrite it.
  const [isReady, setReady] = useState(false);
  const isSubmitting = useRef(false);
  const { step, phase, inForm } = state;

  const device = useDevice();
  const records = useRecords();
  const requestId = phase.kind === 'submitted' ? phase.id : (inForm?.id ?? null);
  const record = requestId === null ? undefined : findCurrentRecord({ records }, requestId);

  const isUntouched = () =>
    isSameForm(form.getValues(), phase.kind === 'submitted' ? initial : (inForm?.form ?? initial));
  // Over a form that was typed in again, the alert is shown on the page, as any other request's.
  const isTypedOver = phase.kind === 'editing' && record?.state === 'accepted' && !isUntouched();
  const settled = useFormAlert(isTypedOver ? null : requestId);

  const draft = useDraft({
    courseId: course.id,
    form,
    readForm,
    initial,
    // 'Confirmation' can be looked at, but is not where the visitor goes on.
    step: step === 2 ? null : step,
    isReady,
    save: async (content) => (await loadCommands()).saveDraft(content),
  });

  const sentElsewhere = useSentElsewhere({
    courseId: course.id,
    typed: () => (isSameForm(form.getValues(), initial) ? null : form.getValues()),
    isOwn: (id) => isSubmitting.current || phase.kind === 'submitting' || id === requestId,
  });

  const update = (part: Partial<WizardState>) => change((now) => ({ ...now, ...part }));
  /** Begins anew at a step: with another request, or none. */
  const restartAt = (at: Step, part: Partial<WizardState> = {}) =>
    change(({ step: from }) => ({ ...atStep({ ...initialState, step: from }, at), ...part }));

  /** Puts something into the form that needs no saving. */
  function fill(values: EnrolmentForm) {
    fillForm(values);
    draft.markSaved(values);
  }

  const restore = useEffectEvent(() => {
    const view = deviceStore.get();
    const { drafts = {}, records: kept = [] } = view.kind === 'ready' ? view.state : {};
    const stored = drafts[course.id];
    const unfinished = findUnfinished(kept, course.id, request);
    // Somebody else's draft leaves the request alone: it is in the list of those that wait.
    const isInForm = unfinished && (!stored || isSamePerson(stored.form, unfinished.form));
    const found = stored ?? (isInForm ? { form: unfinished.form, step: 1 as const } : undefined);
    // Also where nothing is found: Firefox puts back into a form what was sent since.
    fill(found?.form ?? initial);
    // In slices: the list of countries comes with it.
    startTransition(() => {
      setReady(true);
      if (found) change((now) => reopenedAt(found.step, now, isInForm ? unfinished : null));
    });
  });
  useEffect(() => void refresh().then(() => restore()), []);

  const follow = useEffectEvent(() => {
    if (device.kind !== 'ready' || isSubmitting.current) return;
    switch (followUp(state, record, isUntouched())) {
      case 'show-sent':
        if (record && inForm) showSubmitted(record.id, inForm.form);
        break;
      case 'bring-back':
        if (!record || !('form' in record)) return;
        fill(record.form);
        restartAt(1, { inForm: record });
        break;
      case 'clear':
        // Withdrawn elsewhere, it is the form's draft again.
        if (!loadStoredDraft()) empty();
        break;
      case 'leave':
        update({ phase: { kind: 'editing' }, inForm: null });
        break;
      case null:
    }
  });
  useEffect(() => follow(), [record, phase, device.kind]);

  function empty(part: Partial<WizardState> = {}) {
    fill(initial);
    restartAt(0, part);
  }
  // It was all deleted in another tab.
  const emptyErased = useEffectEvent(() =>
    empty({ notice: { kind: 'success', text: enrolment.forgotten } }),
  );
  useEffect(() => onErased(() => emptyErased()), []);

  /** Shows 'Confirmation' of a request that is with the academy, or waits in the outbox, over an empty form. */
  function showSubmitted(id: string, confirmed: EnrolmentForm) {
    fill(initial);
    restartAt(2, { phase: { kind: 'submitted', id, contact: contactOf(confirmed) } });
  }

  function chooseStep(next: Step) {
    readForm();
    change((now) => atStep(now, next));
    // 'Confirmation' shows nothing before its code is there.
    if (next === 2) void deferredWizard.load().catch(() => update({ notice: notChecked }));
  }

  function showProblems({ step: at, text, fields }: ProblemSummary) {
    change((now) => ({ ...atStep(now, at), notice: { kind: 'error', text, fields } }));
  }

  async function proceed() {
    await form.trigger([...stepFields.personal]);
    const summary = personalSummary(problemsOf(form));
    if (summary) showProblems(summary);
    else change((now) => atStep(now, 1));
  }

  const requestSubmit = form.handleSubmit(
    async (complete) => {
      const { toRequest } = await deferredWizard.load();
      const prepared = { request: toRequest(complete), course: courseById(complete.courseType) };
      if (isSubmitting.current) return;
      for (const field of stepFields.personal) form.setValue(field, complete[field]);
      update({ phase: { kind: 'confirming', prepared }, notice: null, isDismissed: true });
    },
    () => {
      const summary = submitSummary(problemsOf(form));
      if (summary) showProblems(summary);
    },
  );

  /** Does what checks the form, once the code for that is there. */
  async function check(work: () => Promise<void>) {
    try {
      await deferredWizard.load();
    } catch {
      update({ notice: notChecked });
      return;
    }
    readForm();
    await work();
  }

  /** @param replaces the id of the predecessor */
  async function submit({ request: body, course: chosen }: Prepared, replaces: string | null) {
    // Two presses may come before the first has changed anything on the page.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    update({ phase: { kind: 'submitting' } });
    try {
      const { confirm } = await loadCommands();
      // The draft in the database is what is confirmed, so that the request replaces it.
      await draft.flush();
      const values = { ...form.getValues() };
      const confirmed = { courseId: chosen.id, formOf: course.id, form: values, request: body };
      const answered = await confirm(confirmed, replaces);
      if (!answered) return;
      const { id } = answered;
      if (isHandedOver(answered, isStored(['request', id]))) {
        showSubmitted(id, values);
      } else {
        draft.markSaved(values);
        restartAt(1, { inForm: { id, courseId: chosen.id, form: values } });
      }
    } catch {
      update({ notice: notChecked });
    } finally {
      isSubmitting.current = false;
      // The record may be gone: deleted elsewhere while it was sent.
      change((now) =>
        now.phase.kind === 'submitting' ? { ...now, phase: { kind: 'editing' } } : now,
      );
    }
  }

  /** Queues the request that got no answer. What was changed since has to be submitted anew. */
  async function sendLater(id: string) {
    readForm();
    if (!inForm || !isUntouched()) {
      await check(requestSubmit);
      return;
    }
    try {
      await (await loadCommands()).sendWhenOnline(id);
      showSubmitted(id, inForm.form);
    } catch {
      // The device refuses to let it wait: the visitor sends it.
      await check(requestSubmit);
    }
  }

  /** Begins the form of the next person, with what they most likely share with the one before. */
  function enrolAnother() {
    if (phase.kind !== 'submitted') return;
    fillForm({ ...initial, ...phase.contact });
    restartAt(0, { contactPrefilled: true });
  }

  /** Empties the form. A request that is sent by itself goes on waiting. */
  async function clear(): Promise<boolean> {
    empty();
    try {
      return await (await loadCommands()).clearForm(course.id, inForm?.id ?? null);
    } catch {
      return false;
    }
  }

  /** Shows what another tab has stored. Gives whether there was anything. */
  function loadStoredDraft(): boolean {
    const stored = device.kind === 'ready' ? device.state.drafts[course.id] : undefined;
    if (!stored) return false;
    fill(stored.form);
    change(() => ({ ...initialState, step: stored.step, isReopened: true }));
    return true;
  }

  function closeAlert() {
    if (requestId !== null) dismissAlert(requestId);
    update({ notice: null, isDismissed: true });
  }

  const isKept = requestId === null || isStored(['request', requestId]);
  return {
    form,
    formElement,
    state,
    alert: alertOf(state, { record, settled, isStored: isKept }),
    draft: { ...draft, clear, loadStoredDraft },
    /** The record of the request that was last made here. */
    record,
    /**
     * Whether the last thing that stood in the form is with the academy, or left to the outbox: an
     * untouched form says so. What is typed after it is not sent yet.
     */
    isSubmitted: phase.kind === 'submitted' && isUntouched(),
    isReady,
    predecessor: predecessorOf(records, state, sentElsewhere, form.getValues()),
    chooseStep,
    /** What Enter and the step's main button do. */
    submitStep: () => check(step === 0 ? proceed : requestSubmit),
    submit,
    sendLater,
    enrolAnother,
    decline() {
      if (phase.kind === 'confirming') update({ phase: { kind: 'editing' } });
    },
    closeAlert,
  };
}
