import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Course } from '../../content/course';
import { fullTitles } from '#words/course-titles';
import { enrolment } from '#words/enrolment';
import { courseById } from '../../site/courses';
import { dismissAlert } from '../client/alerts';
import { confirm, sendWhenOnline } from '../client/commands';
import {
  change as changeDevice,
  deviceStore,
  getState,
  isSaved,
  onErased,
  refresh,
  useDeviceSnapshot,
  useRecords,
} from '../client/device-store';
import { takeFromTab } from '../client/tab-draft';
import { type EnrolmentForm, isSameForm, stepFields } from '../core/form';
import { toRequest } from '../core/form-schema';
import { clearForm } from '../core/open-request';
import { findCurrentRecord } from '../core/record';
import { changedRequest, isSamePerson, openedWith, requestInForm } from './opened-form';
import { useDraft } from './use-draft';
import { useFormAlert } from './wizard-alert';
import {
  deriveAlert,
  atStep,
  pickContact,
  formActionFor,
  initialState,
  hasLeftForm,
  notChecked,
  reopenedAt,
  findPredecessor,
  findProblems,
  personalSummary,
  type Prepared,
  type ProblemSummary,
  type Step,
  submitSummary,
  type WizardState,
} from './wizard-state';

const wizardReducer = (now: WizardState, next: (now: WizardState) => WizardState) => next(now);

/** @param request id of the request that the visitor wants to edit, if any */
export function useEnrolment(course: Course, request: string | undefined) {
  const [state, change] = useReducer(wizardReducer, initialState);
  // Until stored data has been read, input could overwrite that data.
  const [isReady, setReady] = useState(false);
  const isSubmitting = useRef(false);
  const isRestored = useRef(false);
  const { step, phase, about } = state;
  const inForm = about?.kind === 'open' ? about : null;

  const device = useDeviceSnapshot();
  const records = useRecords();
  const requestId = phase.kind === 'submitted' ? phase.id : (inForm?.id ?? null);
  const record = requestId === null ? undefined : findCurrentRecord({ records }, requestId);

  const draft = useDraft({ course, step: step === 2 ? null : step, about, isReady });
  const { form, formElement, initial, readForm, fillForm } = draft;

  const isUntouched = () =>
    isSameForm(form.getValues(), phase.kind === 'submitted' ? initial : (inForm?.form ?? initial));
  // If the visitor has edited the form since confirming, the alert is shown outside the form.
  const isEditing = phase.kind === 'editing' || phase.kind === 'confirming';
  const isEditedAfterConfirming = isEditing && record?.state === 'accepted' && !isUntouched();
  const showsOutcome = state.notice === null && phase.kind !== 'submitting';
  const settled = useFormAlert(isEditedAfterConfirming ? null : requestId, showsOutcome);

  const update = (part: Partial<WizardState>) => change((now) => ({ ...now, ...part }));
  /** Resets the wizard's state, applies `part` and opens a step. */
  const restartAt = (at: Step, part: Partial<WizardState> = {}) =>
    change(({ step: from }) => ({ ...atStep({ ...initialState, step: from }, at), ...part }));

  function fill(values: EnrolmentForm) {
    fillForm(values);
    draft.markSaved(values);
  }

  const restore = useEffectEvent(() => {
    if (isRestored.current) return;
    isRestored.current = deviceStore.get().kind === 'ready';
    const { drafts, records: kept } = getState();
    const unsaved = takeFromTab(course.id);
    const stored = unsaved ?? drafts[course.id];
    const opened = openedWith(kept, course.id, { chosen: request, draft: stored });
    // Fill the form even without a draft, because Firefox may restore values already sent.
    if (unsaved) fillForm(unsaved.form);
    else fill(opened?.form ?? initial);
    // Use a transition, because unlocking the form renders all its fields.
    startTransition(() => {
      setReady(true);
      if (opened) change((now) => reopenedAt(opened, now));
    });
  });
  useEffect(() => void refresh().then(() => restore()), []);

  const follow = useEffectEvent(() => {
    if (device.kind !== 'ready' || isSubmitting.current) return;
    // The device was too slow when the form opened.
    if (isReady && phase.kind === 'editing' && !inForm && isUntouched()) restore();
    switch (formActionFor(state, record, isUntouched())) {
      case 'show-sent':
        if (record && inForm) showSubmitted(record.id, inForm.form);
        break;
      case 'bring-back':
        if (!record || !('form' in record)) return;
        fill(record.form);
        restartAt(1, { about: requestInForm('open', record, record.form) });
        break;
      case 'clear':
        // If another tab has saved a draft of this form, load that draft.
        if (!loadStoredDraft()) empty();
        break;
      case 'leave':
        update({ phase: { kind: 'editing' }, about: null });
        break;
      case null:
    }
  });
  useEffect(() => follow(), [record, phase, device.kind]);

  const known = useRef<readonly string[]>(null);
  /**
   * Notices that another tab, such as a duplicate of this one, has submitted the form's content: a
   * request has appeared, and its form no longer has a draft. Acceptance has deleted its name.
   */
  const noticeSentElsewhere = useEffectEvent(() => {
    if (device.kind !== 'ready') return;
    const before = known.current;
    known.current = records.map(({ id }) => id);
    const made = records.find(({ id, formOf }) => formOf === course.id && !before?.includes(id));
    const isOwn = isSubmitting.current || phase.kind === 'submitting' || made?.id === requestId;
    if (!before || !made || isOwn || inForm || device.state.drafts[course.id]) return;
    const values = { ...form.getValues() };
    const isOther = 'form' in made && !isSamePerson(made.form, values);
    if (isOther || isSameForm(values, initial)) return;
    update({ about: requestInForm('sent', made, values) });
  });
  useEffect(() => noticeSentElsewhere(), [device]);

  function empty(part: Partial<WizardState> = {}) {
    fill(initial);
    restartAt(0, part);
  }
  // Runs after the visitor has deleted all data in another tab.
  const emptyErased = useEffectEvent(() =>
    empty({ notice: { kind: 'success', text: enrolment.dataDeleted } }),
  );
  useEffect(() => onErased(() => emptyErased()), []);

  function showSubmitted(id: string, confirmed: EnrolmentForm) {
    fill(initial);
    restartAt(2, { phase: { kind: 'submitted', id, contact: pickContact(confirmed) } });
  }

  function chooseStep(next: Step) {
    readForm();
    change((now) => atStep(now, next));
  }

  function showProblems({ step: at, text, fields }: ProblemSummary) {
    change((now) => ({ ...atStep(now, at), notice: { kind: 'error', text, fields } }));
  }

  async function proceed() {
    await form.trigger([...stepFields.personal]);
    const summary = personalSummary(findProblems(form));
    if (summary) showProblems(summary);
    else change((now) => atStep(now, 1));
  }

  const requestSubmit = form.handleSubmit(
    async (complete) => {
      const prepared = { request: toRequest(complete), course: courseById(complete.courseType) };
      if (isSubmitting.current) return;
      for (const field of stepFields.personal) form.setValue(field, complete[field]);
      if (settled) dismissAlert(settled.id);
      update({ phase: { kind: 'confirming', prepared }, notice: null, isDismissed: true });
    },
    () => {
      const summary = submitSummary(findProblems(form));
      if (summary) showProblems(summary);
    },
  );

  async function submit({ request: body, course: chosen }: Prepared, replaces: string | null) {
    // A second click can arrive before the first has changed the page.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    update({ phase: { kind: 'submitting' } });
    try {
      // Storing the request deletes only a draft with the confirmed values, so save them first.
      await draft.flush();
      const values = { ...form.getValues() };
      const confirmed = {
        courseId: chosen.id,
        title: fullTitles[chosen.id],
        formOf: course.id,
        form: values,
        request: body,
      };
      const submitted = await confirm(confirmed, replaces);
      if (!submitted) return;
      const { id } = submitted;
      if (hasLeftForm(submitted, isSaved())) {
        showSubmitted(id, values);
      } else {
        draft.markSaved(values);
        restartAt(1, { about: requestInForm('open', submitted, values) });
      }
    } catch {
      update({ notice: notChecked });
    } finally {
      isSubmitting.current = false;
      // After an error, or if another tab has deleted the record, the phase is still 'submitting'.
      change((now) =>
        now.phase.kind === 'submitting' ? { ...now, phase: { kind: 'editing' } } : now,
      );
    }
  }

  /** Queues a request that got no response. An edited request must be confirmed again instead. */
  async function sendLater(id: string) {
    readForm();
    if (!inForm || !isUntouched()) {
      await requestSubmit();
      return;
    }
    try {
      await sendWhenOnline(id);
      showSubmitted(id, inForm.form);
    } catch {
      // The device can't store the change, so ask the visitor to confirm the request again.
      await requestSubmit();
    }
  }

  function enrolAnother() {
    if (phase.kind !== 'submitted') return;
    fillForm({ ...initial, ...phase.contact });
    restartAt(0, { contactPrefilled: true });
  }

  /** Empties the form. Deletes its draft, and its request if that was rejected or is held. */
  async function clear(): Promise<boolean> {
    empty();
    return changeDevice(clearForm(course.id, changedId ?? null)).then(isSaved, () => false);
  }

  function loadStoredDraft(): boolean {
    const stored = getState().drafts[course.id];
    const opened = stored && openedWith(records, course.id, { draft: stored });
    if (!opened) return false;
    fill(opened.form);
    change(() => reopenedAt(opened, initialState));
    return true;
  }

  function closeAlert() {
    if (requestId !== null) dismissAlert(requestId);
    update({ notice: null, isDismissed: true });
  }

  const changedId = changedRequest(records, form.getValues(), inForm);
  return {
    form,
    formElement,
    state,
    alert: deriveAlert(state, { record, settled, isStored: isSaved(), isUntouched: isUntouched() }),
    draft: { ...draft, clear, loadStoredDraft },
    /** The record of the changed request. 'Clear' deletes it only if it was rejected or is held. */
    changed: changedId === undefined ? undefined : record,
    record,
    isUntouched: isUntouched(),
    isReady,
    predecessor: findPredecessor(records, state, form.getValues()),
    chooseStep,
    /** Runs the action of the step's main button, which Enter triggers as well. */
    submitStep() {
      readForm();
      return step === 0 ? proceed() : requestSubmit();
    },
    submit,
    sendLater,
    enrolAnother,
    decline() {
      if (phase.kind === 'confirming') update({ phase: { kind: 'editing' } });
    },
    closeAlert,
  };
}
