import { describe, expect, test } from 'vitest';
import type { AcceptedRecord, OutboxRecord, Withdrawal } from '../../src/enrolment/core/record';
import { requestStates } from '../../src/enrolment/core/request-reply';
import { congratulationsDue, courseStatus } from '../../src/pages/course-details/course-status';
import { acceptedRecord, everyState } from './support/outbox-records';

const { courseId } = acceptedRecord;
const answered = (state: string, part: Partial<AcceptedRecord> = {}): AcceptedRecord => ({
  ...acceptedRecord,
  answer: { state, sentence: '', changedAt: '2026-11-21T02:00:00.000Z', version: 1 },
  ...part,
});
const withdrawal = { id: acceptedRecord.id, state: 'withdrawn', changedAt: 0 } as const;

describe('a course’s page', () => {
  const findStatus = (records: readonly OutboxRecord[], withdrawals: readonly Withdrawal[] = []) =>
    courseStatus({ records, withdrawals }, courseId);
  const statusKind = (record: AcceptedRecord, ...withdrawals: Withdrawal[]) =>
    findStatus([record], withdrawals)?.kind;

  test('offers enrolment until the academy has received a request', () => {
    const withoutReceipt = everyState.filter(({ state }) => state !== 'accepted');
    expect(findStatus(withoutReceipt)).toBeUndefined();
    expect(findStatus([{ ...acceptedRecord, courseId: 2 }])).toBeUndefined();
    expect(statusKind(acceptedRecord)).toBe('received');
  });

  test('shows ‘enrolled’ only in that state, and offers enrolment again after closure or withdrawal', () => {
    for (const state of requestStates) {
      const expected = state === 'enrolled' ? 'enrolled' : 'received';
      expect(statusKind(answered(state)), state).toBe(state === 'closed' ? undefined : expected);
      expect(statusKind(answered(state), withdrawal), `${state}, withdrawn`).toBeUndefined();
    }
    expect(statusKind(answered('graduated')), 'from a later release').toBe('received');
  });

  test('congratulates once per enrolment', () => {
    const due = (record: AcceptedRecord) =>
      congratulationsDue({ records: [record], withdrawals: [] }, courseId).length;
    expect(due(acceptedRecord)).toBe(0);
    expect(due(answered('enrolled'))).toBe(1);
    expect(due(answered('enrolled', { courseId: 2 }))).toBe(0);
    expect(due(answered('enrolled', { congratulated: true }))).toBe(0);
  });

  test('shows the enrolled request, or the latest open request if none is enrolled', () => {
    const enrolled = answered('enrolled', { id: 'enrolled' });
    const records = [enrolled, { ...acceptedRecord, id: 'latest' }];
    expect(findStatus(records)).toEqual({ kind: 'enrolled', record: enrolled });
    const others = [acceptedRecord, answered('contacted', { id: 'latest' }), answered('closed')];
    expect(findStatus(others)?.record.id).toBe('latest');
  });
});
