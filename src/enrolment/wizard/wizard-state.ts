import type { Course } from '../../content/course';
import { enrolment } from '../../content/enrolment';
import { alerts } from '../../content/messages';
import type { EnrolmentForm, FieldName } from '../form';
import type { HeldRecord, RejectedRecord } from '../outbox/record';
import type { Submitted } from '../page/submit';
import type { EnrolmentRequest } from '../request';

/** 0 'Personal Info', 1 'Course Info', 2 'Confirmation' (section 4). */
export type Step = 0 | 1 | 2;

/** What is announced above the form until the visitor dismisses it. */
export type Alert =
  | { readonly kind: 'problems'; readonly text: string; readonly fields: readonly FieldName[] }
  /** What checks the form did not arrive. */
  | { readonly kind: 'unchecked'; readonly text: string }
  | { readonly kind: 'failure'; readonly text: string; readonly sequel: Sequel }
  | { readonly kind: 'success'; readonly text: string };

/** What became of a request that did not get through. */
export type Sequel =
  /** It is for the visitor to mend, or to send again. */
  | { readonly kind: 'none' }
  /** The outbox has it, and sends it on the visitor's word. */
  | { readonly kind: 'held'; readonly id: string }
  /** The outbox sends it again by itself. */
  | { readonly kind: 'retrying'; readonly id: string }
  /** The device can't store it: it is on this page only. */
  | { readonly kind: 'unkept' };

/** A request that is complete, and the course that it is for. */
export interface Prepared {
  readonly request: EnrolmentRequest;
  readonly course: Course;
}

/** What the next person's form begins with. It is on this page alone, until it is asked for. */
export type Contact = Pick<EnrolmentForm, 'country' | 'phone' | 'email'>;

/** Of a request that is out of the visitor's hands. */
export interface Gone {
  readonly id: string;
  readonly contact: Contact;
}

export const contactOf = ({ country, phone, email }: EnrolmentForm): Contact => ({
  country,
  phone,
  email,
});

export type Submission =
  | { readonly kind: 'editing' }
  | ({ readonly kind: 'confirming' } & Prepared)
  | ({ readonly kind: 'sending' } & Prepared)
  /** The outbox has it; its record tells how it stands. */
  | ({ readonly kind: 'handed-over' } & Gone)
  | ({ readonly kind: 'sent'; readonly reference: string | null } & Gone);

export interface WizardState {
  readonly step: Step;
  /** The way the steps slide: 1 when the wizard last went on, -1 when it went back, 0 at first. */
  readonly direction: -1 | 0 | 1;
  readonly alert: Alert | null;
  readonly submission: Submission;
  /** Whether the last try got no answer, so that it is not known whether it arrived. */
  readonly unanswered: boolean;
  /** Whether the form began with the contact of the person before. */
  readonly contactKept: boolean;
}

export type WizardEvent =
  /** The form is filled with what the device kept of it. */
  | { readonly type: 'restored'; readonly step: Step; readonly unfinished: Unfinished | null }
  | { readonly type: 'step-chosen'; readonly step: Step }
  | {
      readonly type: 'problems-found';
      readonly step: Step;
      readonly text: string;
      readonly fields: readonly FieldName[];
    }
  /** What checks the form did not arrive. */
  | { readonly type: 'not-checked' }
  | ({ readonly type: 'submit-requested' } & Prepared)
  | { readonly type: 'submit-declined' }
  | { readonly type: 'submit-confirmed' }
  /** How submitting ended. */
  | ({ readonly type: 'submitted'; readonly result: Submitted } & Gone)
  /** The visitor left a held request to the outbox. */
  | ({ readonly type: 'handed-over' } & Gone)
  /** The outbox settled later what it was handed; the page's own alert tells it. */
  | ({ readonly type: 'accepted-later'; readonly reference: string | null } & Gone)
  | { readonly type: 'rejected-later' }
  /** The form is filled with what is kept for the next person. */
  | { readonly type: 'another-begun' }
  | { readonly type: 'cleared' }
  /** The visitor had everything on this device forgotten, in another tab. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'alert-dismissed' };

/** An earlier request of this form that waits for the visitor. */
export type Unfinished =
  | Pick<HeldRecord, 'state' | 'id'>
  | Pick<RejectedRecord, 'state' | 'status'>;

export const initialState: WizardState = {
  step: 0,
  direction: 0,
  alert: null,
  submission: { kind: 'editing' },
  unanswered: false,
  contactKept: false,
};

/** The transitions of the enrolment wizard (section 4). */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  const { submission } = state;
  switch (event.type) {
    case 'restored':
      return restored(event.step, event.unfinished);
    case 'step-chosen':
      return { ...atStep(state, event.step), alert: ofRequest(state.alert) };
    case 'problems-found': {
      const { step, text, fields } = event;
      return { ...atStep(state, step), alert: { kind: 'problems', text, fields } };
    }
    case 'not-checked':
      return { ...state, alert: { kind: 'unchecked', text: alerts.networkError } };
    case 'submit-requested':
      if (submission.kind === 'sending') return state;
      return {
        ...state,
        alert: null,
        submission: { kind: 'confirming', request: event.request, course: event.course },
      };
    case 'submit-declined':
      if (submission.kind !== 'confirming') return state;
      return { ...state, submission: { kind: 'editing' } };
    case 'submit-confirmed':
      if (submission.kind !== 'confirming') return state;
      return { ...state, submission: { ...submission, kind: 'sending' } };
    case 'submitted':
      if (submission.kind !== 'sending') return state;
      return afterSubmitting(state, event, event.result);
    case 'handed-over':
      return handedOver(state, event);
    case 'accepted-later':
      return { ...sent(state, event, event.reference), alert: null };
    case 'rejected-later':
      return {
        ...atStep(state, 1),
        alert: null,
        submission: { kind: 'editing' },
        unanswered: false,
      };
    case 'another-begun':
      return { ...initialState, direction: -1, contactKept: true };
    case 'cleared':
      return emptied(state);
    case 'forgotten':
      return { ...emptied(state), alert: { kind: 'success', text: enrolment.forgotten } };
    case 'alert-dismissed':
      return { ...state, alert: null };
  }
}

function atStep(state: WizardState, step: Step): WizardState {
  return { ...state, step, direction: step < state.step ? -1 : 1 };
}

/** How a request ended stays until dismissed; what kept the form at a step is over at the next. */
const ofRequest = (alert: Alert | null): Alert | null =>
  alert?.kind === 'problems' || alert?.kind === 'unchecked' ? null : alert;

const emptied = ({ step }: WizardState): WizardState => ({
  ...initialState,
  direction: step === 0 ? 0 : -1,
});

function restored(step: Step, unfinished: Unfinished | null): WizardState {
  const opened = { ...initialState, step };
  const { unfinished: texts } = enrolment;
  switch (unfinished?.state) {
    case undefined:
      return opened;
    case 'held': {
      const sequel = { kind: 'held', id: unfinished.id } as const;
      return {
        ...opened,
        alert: { kind: 'failure', text: texts.held, sequel },
        unanswered: true,
      };
    }
    case 'rejected': {
      const text = texts.rejected(unfinished.status);
      return { ...opened, alert: { kind: 'failure', text, sequel: { kind: 'none' } } };
    }
  }
}

function afterSubmitting(state: WizardState, gone: Gone, result: Submitted): WizardState {
  const { id } = gone;
  switch (result.kind) {
    case 'accepted':
      return {
        ...sent(state, gone, result.reference),
        alert: result.told ? null : { kind: 'success', text: alerts.submitted },
      };
    case 'queued':
      return handedOver(state, gone);
    case 'rejected':
      return failed(state, alerts.submissionFailed(result.status), { kind: 'none' });
    case 'handed-out': {
      const { unanswered } = state;
      return { ...failed(state, enrolment.sequel.handedOut, { kind: 'none' }), unanswered };
    }
    case 'held':
      return { ...failed(state, alerts.networkError, { kind: 'held', id }), unanswered: true };
    case 'retrying':
      return failed(state, alerts.submissionFailed(result.status), { kind: 'retrying', id });
    case 'unkept': {
      const text =
        result.status === null ? alerts.networkError : alerts.submissionFailed(result.status);
      return { ...failed(state, text, { kind: 'unkept' }), unanswered: result.status === null };
    }
  }
}

function sent(state: WizardState, { id, contact }: Gone, reference: string | null): WizardState {
  return out(state, { kind: 'sent', id, contact, reference });
}

function handedOver(state: WizardState, { id, contact }: Gone): WizardState {
  return { ...out(state, { kind: 'handed-over', id, contact }), alert: null };
}

/** The request is out of the visitor's hands. */
function out(state: WizardState, submission: Submission): WizardState {
  return { ...atStep(state, 2), submission, unanswered: false, contactKept: false };
}

/** A request that did not get through leaves the wizard on step 'Course Info' (section 4). */
function failed(state: WizardState, text: string, sequel: Sequel): WizardState {
  return {
    ...atStep(state, 1),
    alert: { kind: 'failure', text, sequel },
    submission: { kind: 'editing' },
    unanswered: false,
  };
}
