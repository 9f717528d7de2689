import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test } from 'vitest';
import { openIn, render, storeOnDevice } from './support/render';
import { academy } from '../../src/content/academy';
import { paths } from '../../src/content/paths';
import { courseById } from '../../src/site/courses';
import type { CourseId } from '../../src/content/course-ids';
import { enrolment } from '#words/enrolment';
import { alerts } from '#words/messages';
import { outbox } from '#words/outbox';
import { type EnrolmentForm, initialForm } from '../../src/enrolment/core/form';
import type { Draft, OutboxRecord } from '../../src/enrolment/core/record';
import { ConfirmationStep } from '../../src/enrolment/wizard/confirmation-step';
import { EnrolmentAside } from '../../src/enrolment/wizard/enrolment-aside';
import { WizardAlert } from '../../src/enrolment/wizard/wizard-alert';
import {
  changedRequest,
  findUnfinished,
  openedWith,
  requestInForm,
} from '../../src/enrolment/wizard/opened-form';
import { type Alert, findPredecessor, initialState } from '../../src/enrolment/wizard/wizard-state';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  untriedRecord,
} from '../browser/support/outbox-records';
import { getAttributes, getText, getTexts } from './support/built-page';
import { sampleRequest } from './support/samples';

const ignore = () => {};

beforeEach(() => openIn({ onLine: true }));

/** Renders part of the wizard inside a course's form that contains these values. */
function inForm(part: ReactNode, courseId: CourseId, values: Partial<EnrolmentForm> = {}) {
  function Form() {
    const form = useForm({ defaultValues: { ...initialForm(courseById(courseId)), ...values } });
    return <FormProvider {...form}>{part}</FormProvider>;
  }
  return render(<Form />);
}

describe('the request to edit in a form', () => {
  test.each([queuedRecord, sendingRecord, heldRecord, rejectedRecord])(
    'is the one that the visitor chose, even while it is being sent',
    (make) => {
      const chosen = make(2);
      expect(findUnfinished([chosen, heldRecord(2)], 2, { chosen: chosen.id })).toBe(chosen);
    },
  );

  test.each([queuedRecord, sendingRecord, heldRecord])(
    'is the unsettled request that the draft edits, even if the name was corrected or another tab replaced the request',
    (make) => {
      const changed = make(2, { predecessors: ['earlier'] });
      const form = { ...changed.form, firstName: 'Corrected' };
      for (const request of [changed.id, 'earlier']) {
        const draft = { form, request };
        const found = findUnfinished([changed, heldRecord(2)], 2, { chosen: undefined, draft });
        expect(found).toBe(changed);
      }
    },
  );

  test('is none if the draft is for another person and edits no unsettled request', () => {
    const chosen = rejectedRecord(2);
    const draft = { form: { ...chosen.form, firstName: 'Sibling' } };
    expect(findUnfinished([chosen], 2, { chosen: chosen.id, draft })).toBeUndefined();
    const renamed = { ...draft, request: chosen.id };
    expect(findUnfinished([chosen], 2, { chosen: undefined, draft: renamed })).toBeUndefined();
  });

  test('is otherwise the last one that needs action from the visitor', () => {
    const held = heldRecord(2);
    const others = [queuedRecord(2), sendingRecord(2), acceptedRecord(2), heldRecord(3)];
    const chosen = undefined;
    expect(findUnfinished([held, ...others], 2, { chosen })).toBe(held);
    expect(findUnfinished([held], 2, { chosen, draft: { form: held.form } })).toBe(held);
  });
});

describe('a draft that changes a request', () => {
  const { form, ...accepted } = { ...acceptedRecord(2), form: queuedRecord(2).form };
  const edited = requestInForm('sent', accepted, form);
  const sibling = { ...form, firstName: 'Sibling' };

  test('still names the request when the form opens again after the academy has accepted it', () => {
    const draft = { title: '', form, step: 0, changedAt: 0, request: accepted.id } as const;
    expect(openedWith([accepted], 2, { draft })).toEqual({
      form,
      step: 0,
      about: edited,
    });
  });

  test('no longer names an accepted request once the draft is for another person', () => {
    expect(changedRequest([accepted], { ...form, phone: '1' }, edited)).toBe(accepted.id);
    expect(changedRequest([accepted], sibling, edited)).toBeUndefined();
    const waiting = queuedRecord(2);
    // Another tab has sent this form's content.
    const sent = requestInForm('sent', waiting, waiting.form);
    expect(changedRequest([waiting], waiting.form, sent)).toBe(waiting.id);
    expect(changedRequest([waiting], sibling, sent)).toBeUndefined();
    const open = requestInForm('open', waiting, waiting.form);
    expect(changedRequest([waiting], sibling, open)).toBe(waiting.id);
  });
});

describe('a correction of an accepted request', () => {
  const accepted = acceptedRecord(4, { per: '6', hours: 12, formOf: 2 });
  const { id } = accepted;
  const open = (records: OutboxRecord[], courseId = 4, draft?: Draft) =>
    openedWith(records, courseId, { chosen: id, draft });
  const form = { ...initialForm(courseById(4)), period: '6M', vip: true, vipHours: '12' } as const;
  const typed = { ...form, firstName: 'Sample' };
  const draft = {
    title: '',
    form: typed,
    step: 1,
    changedAt: 0,
    request: id,
    isCorrection: true,
  } as const;

  test('opens with the course details as they were sent, and no personal data', () => {
    const about = requestInForm('correction', accepted, form);
    expect(open([accepted, heldRecord(4)])).toEqual({ form, step: 0, about });
    expect(open([accepted], 2), 'in another course’s form').toBeNull();
    const dropped = { ...accepted, courseId: 99 };
    expect(openedWith([dropped], 99, { chosen: id, draft: undefined })).toBeNull();
  });

  test('still replaces the request after a reload, and after its receipt was deleted', () => {
    expect(open([accepted], 4, draft)).toEqual({
      form: typed,
      step: 1,
      about: requestInForm('correction', accepted, typed),
    });
    expect(open([], 4, draft)?.about).toMatchObject({ kind: 'correction', id });
    const about = requestInForm('correction', accepted, form);
    expect(changedRequest([accepted], typed, about), 'named in the draft').toBe(id);
    const prepared = { request: sampleRequest, course: courseById(7) };
    const state = { ...initialState, about, phase: { kind: 'confirming', prepared } } as const;
    const { reference } = accepted;
    expect(findPredecessor([accepted], state, typed)).toEqual({
      kind: 'correction',
      id,
      reference,
    });
  });

  test('that already waits is edited instead, and a draft about something else stays', () => {
    const waiting = queuedRecord(4, { predecessors: [id] });
    expect(open([accepted, waiting], 4, draft)?.about).toMatchObject({
      kind: 'open',
      id: waiting.id,
    });
    const { isCorrection: _, request: __, ...other } = draft;
    expect(open([accepted], 4, other)).toEqual({ form: typed, step: 1, about: null });
  });
});

test('the panel next to the form shows the price of the selection', () => {
  const shownTexts = (values: Partial<EnrolmentForm>) =>
    getTexts(inForm(<EnrolmentAside hasEnded={false} />, 2, values), 'dd');
  const chosen = { country: 'Japan', period: '3M', vip: true, vipHours: '10' } as const;
  expect(shownTexts({ country: 'Japan' })).toEqual(['15 hours a week', 'RM 1,900 for 4 weeks']);
  expect(shownTexts(chosen)).toEqual([
    '3 Months (12 weeks, 120 lessons), 15 hours a week',
    'RM 5,400',
    '10 × RM 130 = RM 1,300',
    'RM 402',
    'RM 7,102',
  ]);
});

describe('the ‘Confirmation’ step', () => {
  const step = (record: OutboxRecord, isSubmitted = true) =>
    inForm(
      <ConfirmationStep
        sending={false}
        isSubmitted={isSubmitted}
        record={record}
        onChoose={ignore}
        onAnother={ignore}
      />,
      1,
      { firstName: 'Sample' },
    );

  test('shows how a waiting request will be sent, or that the browser seems to block it', () => {
    const waiting = getText(step(untriedRecord(1)));
    expect(waiting).toContain(outbox.arrival.unsent);
    expect(waiting).toContain(enrolment.queued.sent.whileOpen);
    expect(getText(step(queuedRecord(1)))).toContain(outbox.arrival.unconfirmed);
    const blocked = step(queuedRecord(1, { lastFailure: { kind: 'blocked' } }));
    expect(getText(blocked)).toContain(outbox.blocked);
    expect(getText(blocked)).not.toContain('will be sent automatically');
    expect(getText(blocked)).toContain(academy.phone);
  });

  test('links to the receipt of a request that was accepted, if the device could store it', async () => {
    const record = acceptedRecord(1);
    const targets = () => getAttributes(step(record), 'a', 'href');
    await storeOnDevice([record]);
    expect(targets()).toEqual(['/', paths.receipt(record.id)]);
    await storeOnDevice(null);
    expect(targets()).toEqual(['/']);
  });

  test('shows the form’s values until they are submitted, and whether an earlier attempt may have arrived', () => {
    const { tried, queued } = enrolment.review;
    expect(getText(step(heldRecord(1), false))).toContain(tried.text);
    const unsent = step(untriedRecord(1), false);
    expect(getText(unsent)).toContain(queued.text);
    expect(getTexts(unsent, 'dd').slice(0, 2)).toEqual(['Sample', enrolment.review.empty]);
  });
});

describe('the alert above the form', () => {
  const shown = (alert: Alert, record: OutboxRecord) =>
    inForm(
      <WizardAlert
        alert={alert}
        record={record}
        isOpening={false}
        isSending={false}
        onSendLater={ignore}
        onDismiss={ignore}
      />,
      1,
    );
  const error = { kind: 'error', text: alerts.networkError } as const;

  test('offers to send the request later, and blames the browser only if it seems to block the request', () => {
    const held = heldRecord(1);
    const alert: Alert = { ...error, delivery: { kind: 'held', id: held.id } };
    expect(getTexts(shown(alert, held), 'button')).toContain(enrolment.delivery.sendLater);
    expect(getText(shown(alert, held))).not.toContain(outbox.blocked);
    const blocked = shown(alert, heldRecord(1, { lastFailure: { kind: 'blocked' } }));
    expect(getText(blocked)).toContain(outbox.blocked);
  });
});
