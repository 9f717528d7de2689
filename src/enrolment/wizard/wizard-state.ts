import type { Course } from '../../content/course';
import type { CourseId } from '../../content/course-ids';
import { isSameEnrolment, standingFor, waitingTwin } from '../core/changes';
import type { EnrolmentForm, FieldName } from '../core/form';
import { isEditable, isUnsettled, type OutboxRecord } from '../core/record';
import type { EnrolmentRequest } from '../core/request';

/** 0 'Personal Info', 1 'Course Info', 2 'Confirmation' (section 4). */
export type Step = 0 | 1 | 2;

/** A request that is complete, and the course that it is for. */
export interface Prepared {
  readonly request: EnrolmentRequest;
  readonly course: Course;
}

/** What the next person's form begins with. It is on this page alone, until it is asked for. */
export type Contact = Pick<EnrolmentForm, 'country' | 'phone' | 'email'>;

export const contactOf = ({ country, phone, email }: EnrolmentForm): Contact => ({
  country,
  phone,
  email,
});

/** A request on this device whose content stands in the form, as it was confirmed. */
interface RequestInForm {
  readonly id: string;
  readonly courseId: CourseId;
  readonly form: EnrolmentForm;
}

/** The request of this form that waits for the visitor: the one asked for, else the last. */
export function unfinishedIn(
  records: readonly OutboxRecord[],
  courseId: CourseId,
  request: string | undefined,
): (RequestInForm & OutboxRecord) | undefined {
  const ofThisForm = records.filter((record) => record.formOf === courseId).filter(isEditable);
  return (
    ofThisForm.find(({ id }) => id === request) ??
    ofThisForm.findLast(({ state }) => state !== 'queued')
  );
}

/** What a confirmed request is to the requests that the device has already. */
export type Former =
  | { readonly kind: 'none' }
  /** It is the changed form of this one, and takes its place. */
  | { readonly kind: 'changed'; readonly id: string }
  /** The one in the form still waits, and is for somebody else or another course: ask. */
  | { readonly kind: 'ask'; readonly id: string; readonly form: EnrolmentForm };

/** Relates what is about to be confirmed to what the device has. */
export function formerOf(
  records: readonly OutboxRecord[],
  inForm: RequestInForm | null,
  next: { readonly courseId: CourseId; readonly form: EnrolmentForm },
): Former {
  if (inForm) {
    if (isSameEnrolment(inForm, next)) return { kind: 'changed', id: inForm.id };
    const record = standingFor({ records }, inForm.id);
    if (record && isUnsettled(record)) return { kind: 'ask', id: record.id, form: inForm.form };
  }
  const twin = waitingTwin(records, next);
  return twin ? { kind: 'changed', id: twin.id } : { kind: 'none' };
}

/** Where the wizard is with a request. */
export type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'confirming'; readonly prepared: Prepared; readonly former: Former }
  | { readonly kind: 'submitting' }
  /** It is out of the visitor's hands: its record tells how it stands. */
  | { readonly kind: 'out'; readonly id: string; readonly contact: Contact };

/** What kept the form at a step. */
type Obstacle =
  | { readonly kind: 'problems'; readonly text: string; readonly fields: readonly FieldName[] }
  /** What checks the form did not arrive. */
  | { readonly kind: 'unchecked' };

export interface WizardState {
  readonly step: Step;
  /** The way the steps slide: 1 when the wizard last went on, -1 when it went back, 0 at first. */
  readonly direction: -1 | 0 | 1;
  readonly phase: Phase;
  readonly obstacle: Obstacle | null;
  readonly inForm: RequestInForm | null;
  /** Whether the form opened with the request in it, which was sent at an earlier visit. */
  readonly isReopened: boolean;
  /** Whether the visitor has dismissed what the alert said of the request in the form. */
  readonly isDismissed: boolean;
  /** Whether the form began with the contact of the person before. */
  readonly contactKept: boolean;
  /** Whether the form was emptied because everything on this device was deleted. */
  readonly isErased: boolean;
}

type WizardEvent =
  /** The form is filled with what the device kept of it. */
  | { readonly type: 'restored'; readonly step: Step; readonly inForm: RequestInForm | null }
  | { readonly type: 'step-chosen'; readonly step: Step }
  | {
      readonly type: 'problems-found';
      readonly step: Step;
      readonly text: string;
      readonly fields: readonly FieldName[];
    }
  | { readonly type: 'not-checked' }
  | { readonly type: 'submit-requested'; readonly prepared: Prepared; readonly former: Former }
  | { readonly type: 'submit-declined' }
  | { readonly type: 'submit-confirmed' }
  /** The request did not get through, and stays in the form. */
  | { readonly type: 'submit-failed'; readonly inForm: RequestInForm }
  /** The request is with the academy, or waits in the outbox; the form is empty. */
  | { readonly type: 'went-out'; readonly id: string; readonly contact: Contact }
  /** The outbox could not deliver what it was handed, which stands in the form again. */
  | { readonly type: 'came-back'; readonly inForm: RequestInForm }
  /** The request in the form is gone, or somebody else's business. */
  | { readonly type: 'request-left' }
  /** The form is filled with what is kept for the next person. */
  | { readonly type: 'another-begun' }
  | { readonly type: 'cleared' }
  /** The visitor had everything on this device deleted, in another tab. */
  | { readonly type: 'erased' }
  | { readonly type: 'alert-dismissed' };

export const initialState: WizardState = {
  step: 0,
  direction: 0,
  phase: { kind: 'editing' },
  obstacle: null,
  inForm: null,
  isReopened: false,
  isDismissed: false,
  contactKept: false,
  isErased: false,
};

/** The transitions of the enrolment wizard (section 4). */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  const { phase } = state;
  switch (event.type) {
    case 'restored':
      return { ...initialState, step: event.step, inForm: event.inForm, isReopened: true };
    case 'step-chosen':
      return { ...atStep(state, event.step), obstacle: null };
    case 'problems-found': {
      const { step, text, fields } = event;
      return { ...atStep(state, step), obstacle: { kind: 'problems', text, fields } };
    }
    case 'not-checked':
      return { ...state, phase: { kind: 'editing' }, obstacle: { kind: 'unchecked' } };
    case 'submit-requested': {
      if (phase.kind === 'submitting') return state;
      const { prepared, former } = event;
      return {
        ...state,
        obstacle: null,
        isDismissed: true,
        phase: { kind: 'confirming', prepared, former },
      };
    }
    case 'submit-declined':
      return phase.kind === 'confirming' ? { ...state, phase: { kind: 'editing' } } : state;
    case 'submit-confirmed':
      return phase.kind === 'confirming' ? { ...state, phase: { kind: 'submitting' } } : state;
    case 'submit-failed':
    case 'came-back':
      return { ...atStep(initialState, 1), inForm: event.inForm, direction: stepBack(state) };
    case 'went-out': {
      const { id, contact } = event;
      return { ...atStep(initialState, 2), phase: { kind: 'out', id, contact } };
    }
    case 'request-left':
      return { ...state, phase: { kind: 'editing' }, inForm: null };
    case 'another-begun':
      return { ...initialState, direction: -1, contactKept: true };
    case 'cleared':
      return emptied(state);
    case 'erased':
      return { ...emptied(state), isErased: true };
    case 'alert-dismissed':
      return { ...state, obstacle: null, isDismissed: true, isErased: false };
  }
}

function atStep(state: WizardState, step: Step): WizardState {
  return { ...state, step, direction: step < state.step ? -1 : 1 };
}

const stepBack = ({ step }: WizardState): -1 | 1 => (step === 2 ? -1 : 1);

const emptied = ({ step }: WizardState): WizardState => ({
  ...initialState,
  direction: step === 0 ? 0 : -1,
});

/** What the page has to do with the form, now that the record of its request has changed. */
export function followUp(
  { phase, inForm }: WizardState,
  record: OutboxRecord | undefined,
  isUntouched: boolean,
): 'show-sent' | 'bring-back' | 'clear' | 'leave' | null {
  if (phase.kind === 'out') {
    if (!record) return 'clear';
    const isBack = record.state === 'rejected' || record.state === 'held';
    return isBack ? (isUntouched ? 'bring-back' : 'leave') : null;
  }
  if (phase.kind !== 'editing' || !inForm) return null;
  if (!record) return isUntouched ? 'clear' : 'leave';
  // What was typed since is the visitor's, and may still change the request.
  return record.state === 'accepted' && isUntouched ? 'show-sent' : null;
}
