import { describe, expect, test } from 'vitest';
import { courseById } from '../../src/content/courses';
import { enrolment } from '../../src/content/enrolment';
import { alerts } from '../../src/content/messages';
import { personalSummary, problemText, submitSummary } from '../../src/enrolment/wizard/problems';
import {
  initialState,
  type WizardEvent,
  wizardReducer,
  type WizardState,
} from '../../src/enrolment/wizard/wizard-state';
import { sampleRequest } from './support/sample-request';

const contact = { country: 'Japan', phone: '+60 12-000 0000', email: 'sample@example.org' };
const gone = { id: 'key', contact };
const prepared = { course: courseById(1), request: sampleRequest };

function after(...events: readonly WizardEvent[]): WizardState {
  return events.reduce(wizardReducer, initialState);
}

const submitted: readonly WizardEvent[] = [
  { type: 'step-chosen', step: 1 },
  { type: 'submit-requested', ...prepared },
  { type: 'submit-confirmed' },
];

describe('section 4: the steps', () => {
  test('any step can be jumped to, and each way slides its own way', () => {
    expect(after({ type: 'step-chosen', step: 2 })).toMatchObject({ step: 2, direction: 1 });
    expect(after({ type: 'step-chosen', step: 2 }, { type: 'step-chosen', step: 0 })).toMatchObject(
      {
        step: 0,
        direction: -1,
      },
    );
  });

  test('what kept the form at a step is over at the next', () => {
    const kept = after({ type: 'not-checked' });
    expect(kept.alert?.text).toBe(alerts.networkError);
    expect(wizardReducer(kept, { type: 'step-chosen', step: 1 }).alert).toBeNull();
  });

  test('success leads to Confirmation with its alert', () => {
    expect(
      after(...submitted, {
        type: 'submitted',
        ...gone,
        result: { kind: 'accepted', reference: 'R', told: false },
      }),
    ).toMatchObject({
      step: 2,
      alert: { kind: 'success', text: alerts.submitted },
      submission: { kind: 'sent', reference: 'R' },
    });
  });

  test('success that another tab has told is not told twice', () => {
    const result = { kind: 'accepted', reference: 'R', told: true } as const;
    expect(after(...submitted, { type: 'submitted', ...gone, result })).toMatchObject({
      step: 2,
      alert: null,
      submission: { kind: 'sent' },
    });
  });

  test.each([
    [
      { kind: 'rejected', status: 422 },
      'Submission failed. Status: 422. Please check your inputs.',
      { kind: 'none' },
    ],
    [
      { kind: 'retrying', status: 503 },
      'Submission failed. Status: 503. Please check your inputs.',
      { kind: 'retrying', id: 'key' },
    ],
    [{ kind: 'held' }, 'A network error occurred. Please try again.', { kind: 'held', id: 'key' }],
    [
      { kind: 'unkept', status: null },
      'A network error occurred. Please try again.',
      { kind: 'unkept' },
    ],
  ] as const)('failure (%o) stays on step 1 with its alert', (result, text, sequel) => {
    expect(after(...submitted, { type: 'submitted', ...gone, result })).toMatchObject({
      step: 1,
      alert: { kind: 'failure', text, sequel },
      submission: { kind: 'editing' },
    });
  });

  test('what is queued leads to Confirmation, which follows its record', () => {
    expect(
      after(...submitted, { type: 'submitted', ...gone, result: { kind: 'queued' } }),
    ).toMatchObject({ step: 2, alert: null, submission: { kind: 'handed-over', id: 'key' } });
  });

  test('a queued request that is refused later opens the form again', () => {
    const waiting = after(...submitted, {
      type: 'submitted',
      ...gone,
      result: { kind: 'queued' },
    });
    expect(wizardReducer(waiting, { type: 'rejected-later' })).toMatchObject({
      step: 1,
      submission: { kind: 'editing' },
    });
    expect(
      wizardReducer(waiting, { type: 'accepted-later', ...gone, reference: 'R' }),
    ).toMatchObject({ step: 2, submission: { kind: 'sent', reference: 'R', ...gone } });
  });

  test("the next person's form begins at step 0, and says so until it was sent as well", () => {
    const begun = after(
      ...submitted,
      { type: 'submitted', ...gone, result: { kind: 'queued' } },
      { type: 'another-begun' },
    );
    expect(begun).toMatchObject({ step: 0, direction: -1, alert: null, contactKept: true });
    expect(begun.submission).toEqual({ kind: 'editing' });
    const on = [
      { type: 'step-chosen', step: 1 },
      { type: 'step-chosen', step: 0 },
    ] as const;
    expect(on.reduce(wizardReducer, begun)).toMatchObject({ contactKept: true });
    const accepted = { kind: 'accepted', reference: 'R', told: false } as const;
    for (const end of [
      [...submitted, { type: 'submitted', ...gone, result: accepted }],
      [...submitted, { type: 'submitted', ...gone, result: { kind: 'queued' } }],
      [{ type: 'cleared' }],
    ] satisfies WizardEvent[][]) {
      expect(end.reduce(wizardReducer, begun)).toMatchObject({ contactKept: false });
    }
  });

  test('what was forgotten is not shown any more, and the visitor told why', () => {
    const result = { kind: 'accepted', reference: 'R', told: false } as const;
    expect(
      after(...submitted, { type: 'submitted', ...gone, result }, { type: 'forgotten' }),
    ).toEqual({
      ...initialState,
      direction: -1,
      alert: { kind: 'success', text: enrolment.forgotten },
    });
  });

  test('a second submit while sending does nothing', () => {
    const sending = after(...submitted);
    expect(wizardReducer(sending, { type: 'submit-requested', ...prepared })).toBe(sending);
    expect(wizardReducer(sending, { type: 'submit-confirmed' })).toBe(sending);
  });

  test('a declined question sends nothing', () => {
    expect(after(...submitted.slice(0, 2), { type: 'submit-declined' }).submission).toEqual({
      kind: 'editing',
    });
  });

  test('an answer that nobody waits for changes nothing', () => {
    const state = after({ type: 'submitted', ...gone, result: { kind: 'held' } });
    expect(state).toBe(initialState);
  });

  test('an alert stays until it is dismissed or the visitor goes on', () => {
    const found: WizardEvent = { type: 'problems-found', step: 0, text: 'x', fields: ['email'] };
    expect(after(found).alert).toEqual({ kind: 'problems', text: 'x', fields: ['email'] });
    expect(after(found, { type: 'alert-dismissed' }).alert).toBeNull();
    expect(after(found, { type: 'step-chosen', step: 1 }).alert).toBeNull();
  });
});

describe('section 8: which message heads what is wrong', () => {
  test('missing personal fields, in the order of the page', () => {
    expect(personalSummary({ email: 'required', firstName: 'required' })).toEqual({
      step: 0,
      text: alerts.personalFieldsMissing,
      fields: ['firstName', 'email'],
    });
  });

  test('nothing missing but something wrong', () => {
    expect(personalSummary({ email: 'not-an-email' })?.text).not.toBe(alerts.personalFieldsMissing);
  });

  test('missing course fields come before hours, hours before the personal fields', () => {
    const all = { firstName: 'required', period: 'required', vipHours: 'required' };
    expect(submitSummary(all)).toMatchObject({ step: 1, text: alerts.courseFieldsMissing });
    expect(submitSummary({ firstName: 'required', vipHours: 'required' })).toMatchObject({
      step: 1,
      text: alerts.vipHoursMissing,
      fields: ['vipHours'],
    });
    expect(submitSummary({ firstName: 'required' })).toMatchObject({
      step: 0,
      text: alerts.personalFieldsMissing,
    });
  });

  test('nothing wrong', () => {
    expect(submitSummary({})).toBeNull();
    expect(personalSummary({ period: 'required' })).toBeNull();
  });

  test('every field says in words what is wrong with it', () => {
    expect(problemText('email', 'not-an-email')).toContain('name@example.com');
    expect(problemText('vipHours', 'too-many-hours')).toContain('1000');
    expect(problemText('firstName', 'too-long')).toContain('99');
  });
});
