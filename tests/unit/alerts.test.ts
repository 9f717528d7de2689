import { describe, expect, test } from 'vitest';
import { alerts } from '#words/messages';
import { dropOldAlerts, shownAlerts } from '../../src/enrolment/client/alerts';
import type { OutboxRecord, SettledRecord } from '../../src/enrolment/core/record';
import { requestInForm } from '../../src/enrolment/wizard/opened-form';
import {
  deriveAlert,
  initialState,
  type WizardState,
} from '../../src/enrolment/wizard/wizard-state';
import {
  acceptedRecord,
  queuedRecord,
  rejectedRecord,
  untriedRecord,
} from '../browser/support/outbox-records';

const isStored = true;
const isUntouched = true;

describe('the alerts on a page', () => {
  function remaining(shown: readonly SettledRecord[], records: readonly OutboxRecord[]) {
    shownAlerts.set(shown);
    dropOldAlerts(records);
    return shownAlerts.get();
  }

  test('stay, even if the request is deleted', () => {
    const shown = [acceptedRecord(1), rejectedRecord(2)];
    expect(remaining(shown, shown)).toEqual(shown);
    expect(remaining(shown, [])).toEqual(shown);
  });

  test('are removed once a corrected request or a newer answer replaces theirs', () => {
    const rejected = rejectedRecord(1);
    const corrected = queuedRecord(1, { predecessors: [rejected.id] });
    expect(remaining([rejected], [corrected])).toEqual([]);
    const answer = { sentence: '', changedAt: '2026-11-21T02:00:00.000Z', version: 1 };
    const older = acceptedRecord(1, { answer: { ...answer, state: 'contacted' } });
    const newer = { ...older, answer: { ...older.answer!, version: 2 } };
    expect(remaining([older], [newer])).toEqual([]);
    expect(remaining([newer], [newer])).toEqual([newer]);
  });
});

describe('the alert above the form', () => {
  const record = rejectedRecord(1, { status: 422 });
  const failed = { kind: 'error', text: alerts.submissionFailed(422) };
  const state: WizardState = { ...initialState, about: requestInForm('open', record, record.form) };

  test('has the specified text for a refused request, and adds the next steps on a later visit', () => {
    const source = { record, settled: undefined, isStored, isUntouched };
    expect(deriveAlert(state, source)).toEqual(failed);
    expect(deriveAlert({ ...state, isReopened: true }, source)).toEqual({
      ...failed,
      advice: expect.stringContaining('submit it again'),
    });
  });

  test('is hidden once dismissed, but not if the outcome arrives after that', () => {
    const dismissed = { ...state, isDismissed: true };
    const queued = queuedRecord(1);
    expect(
      deriveAlert(dismissed, { record: queued, settled: undefined, isStored, isUntouched }),
    ).toBeNull();
    const settled = deriveAlert(dismissed, { record, settled: record, isStored, isUntouched });
    expect(settled).toEqual(failed);
  });

  test('does not promise to send changes that have not been submitted', () => {
    const queued = queuedRecord(1);
    const about = requestInForm('open', queued, queued.form);
    const source = { record: queued, settled: undefined, isStored };
    const at = queued.wait.to;
    expect(deriveAlert({ ...state, about }, { ...source, isUntouched })).toMatchObject({
      delivery: { kind: 'retrying', at },
    });
    const changed = deriveAlert({ ...state, about }, { ...source, isUntouched: false });
    expect(changed).toEqual({ kind: 'error', text: alerts.submissionFailed(503) });
    const untried = { ...source, record: untriedRecord(1), isUntouched: false };
    expect(deriveAlert({ ...state, about }, untried)).toBeNull();
  });
});
