import type { Course } from '../../content/course';
import { alerts } from '../../content/messages';
import type { DeliveryOutcome } from '../delivery';
import type { FieldName } from '../form';
import type { EnrolmentRequest } from '../request';

/** 0 'Personal Info', 1 'Course Info', 2 'Confirmation' (section 4). */
export type Step = 0 | 1 | 2;

/** What is announced above the form until the visitor dismisses it. */
export type Alert =
  | { readonly kind: 'problems'; readonly text: string; readonly fields: readonly FieldName[] }
  | { readonly kind: 'failure'; readonly text: string }
  | { readonly kind: 'success'; readonly text: string };

/** A request that is complete, and the course that it is for. */
export interface Prepared {
  readonly request: EnrolmentRequest;
  readonly course: Course;
}

export type Submission =
  | { readonly kind: 'editing' }
  | ({ readonly kind: 'confirming' } & Prepared)
  | ({ readonly kind: 'sending' } & Prepared)
  | { readonly kind: 'sent'; readonly reference: string | null };

export interface WizardState {
  readonly step: Step;
  /** The way the steps slide: 1 when the wizard last went on, -1 when it went back, 0 at first. */
  readonly direction: -1 | 0 | 1;
  readonly alert: Alert | null;
  readonly submission: Submission;
  /** Whether the last try got no answer, so that it is not known whether it arrived. */
  readonly unanswered: boolean;
}

export type WizardEvent =
  | { readonly type: 'step-chosen'; readonly step: Step }
  | {
      readonly type: 'problems-found';
      readonly step: Step;
      readonly text: string;
      readonly fields: readonly FieldName[];
    }
  | ({ readonly type: 'submit-requested' } & Prepared)
  | { readonly type: 'submit-declined' }
  | { readonly type: 'submit-confirmed' }
  | { readonly type: 'answered'; readonly outcome: DeliveryOutcome }
  | { readonly type: 'alert-dismissed' };

export const initialState: WizardState = {
  step: 0,
  direction: 0,
  alert: null,
  submission: { kind: 'editing' },
  unanswered: false,
};

/** The transitions of the enrolment wizard (section 4). */
export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  const { submission } = state;
  switch (event.type) {
    case 'step-chosen':
      return { ...atStep(state, event.step), alert: null };
    case 'problems-found': {
      const { step, text, fields } = event;
      return { ...atStep(state, step), alert: { kind: 'problems', text, fields } };
    }
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
    case 'answered':
      if (submission.kind !== 'sending') return state;
      return afterAnswer(state, event.outcome);
    case 'alert-dismissed':
      return { ...state, alert: null };
  }
}

function atStep(state: WizardState, step: Step): WizardState {
  return { ...state, step, direction: step < state.step ? -1 : 1 };
}

function afterAnswer(state: WizardState, outcome: DeliveryOutcome): WizardState {
  switch (outcome.kind) {
    case 'accepted':
      return {
        ...atStep(state, 2),
        alert: { kind: 'success', text: alerts.submitted },
        submission: { kind: 'sent', reference: outcome.reference },
        unanswered: false,
      };
    case 'refused':
      return { ...failed(state, alerts.submissionFailed(outcome.status)), unanswered: false };
    case 'network-error':
      return { ...failed(state, alerts.networkError), unanswered: true };
  }
}

/** A request that did not get through leaves the wizard on step 'Course Info' (section 4). */
function failed(state: WizardState, text: string): WizardState {
  return {
    ...atStep(state, 1),
    alert: { kind: 'failure', text },
    submission: { kind: 'editing' },
  };
}
