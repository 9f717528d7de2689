import { describe, expect, test } from 'vitest';
import { clearForm, openInForm } from '../../src/enrolment/core/open-request';
import type { OutboxRecord } from '../../src/enrolment/core/record';
import {
  acceptedRecord,
  confirmed,
  deviceState,
  heldRecord,
  noon,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  waitingRecord,
} from './support/outbox-records';

const { id, form } = confirmed;
const draft = { title: 'Sample', form, step: 1, changedAt: noon } as const;

describe('a stored request', () => {
  test('opens in its form instead of a draft, unless it is being sent', () => {
    for (const record of [queuedRecord, waitingRecord, heldRecord, rejectedRecord]) {
      const opened = openInForm(id)(deviceState({ records: [record] }));
      expect(opened).toEqual({ dropDraft: 2, result: true });
    }
    expect(openInForm(id)(deviceState({ records: [sendingRecord] }))).toEqual({ result: false });
  });

  test('opens for a correction once it was accepted, unless it is closed, withdrawn or being corrected', () => {
    const open = (...records: OutboxRecord[]) => openInForm(id)(deviceState({ records }));
    expect(open(acceptedRecord)).toEqual({ dropDraft: 1, result: true });
    const answer = { state: 'closed', sentence: '', changedAt: '', version: 1 };
    expect(open({ ...acceptedRecord, answer })).toEqual({ result: false });
    expect(open(acceptedRecord, { ...queuedRecord, id: 'next', predecessors: [id] })).toEqual({
      result: false,
    });
    const withdrawals = [{ id, changedAt: noon, state: 'withdrawn' as const }];
    expect(openInForm(id)(deviceState({ records: [acceptedRecord], withdrawals }))).toEqual({
      result: false,
    });
  });

  test('is removed when its form is cleared, but only if it waits for the visitor', () => {
    const cleared = (record: OutboxRecord) =>
      clearForm(2, record.id)(deviceState({ records: [record], drafts: { 2: draft } }));
    for (const record of [heldRecord, rejectedRecord]) {
      expect(cleared(record)).toMatchObject({ remove: [record.id], dropDraft: 2 });
    }
    for (const record of [queuedRecord, sendingRecord, acceptedRecord]) {
      expect(cleared(record)).toMatchObject({ remove: [], dropDraft: 2 });
    }
  });
});
