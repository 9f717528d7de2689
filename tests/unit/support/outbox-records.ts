import type { DeviceState } from '../../../src/enrolment/core/device';
import type { AcceptedRecord, QueuedRecord } from '../../../src/enrolment/core/record';
import { windowFrom } from '../../../src/enrolment/core/record';
import type { ConfirmedRequest } from '../../../src/enrolment/core/outbox';
import * as make from '../../browser/support/outbox-records';
import { sampleForm, sampleRequest } from './samples';

export const noon = Date.UTC(2026, 10, 20, 12);

export const confirmed: ConfirmedRequest = {
  id: '3f0f1c52-8c0e-4f5e-9d6a-5d2f7f9a1b11',
  courseId: 1,
  title: 'English For Kids',
  formOf: 2,
  form: sampleForm,
  request: sampleRequest,
  language: 'ar',
};

const { id, courseId, title, formOf, form } = confirmed;
const settled = { id, courseId, title, formOf, confirmedAt: noon, announced: false };
const unsettled = { ...confirmed, confirmedAt: noon };

/** A request that has never been sent. All records in this file were confirmed at noon. */
export const queuedRecord: QueuedRecord = {
  ...make.untriedRecord(1, unsettled),
  wait: windowFrom(noon, 0),
};

/** A request whose first attempt failed. The next attempt is due after a minute. */
export const waitingRecord: QueuedRecord = {
  ...make.queuedRecord(1, { ...unsettled, attempts: 1 }),
  wait: windowFrom(noon, 60_000),
};

export const sendingRecord = { ...make.sendingRecord(1, unsettled), since: noon };

export const heldRecord = make.heldRecord(1, unsettled);

export const rejectedRecord = make.rejectedRecord(1, {
  ...settled,
  form,
  rejectedAt: noon + 1000,
});

const { asked: _asked, ...accepted } = make.acceptedRecord(1, {
  ...settled,
  reference: 'R',
  per: sampleRequest.per,
  acceptedAt: noon + 1000,
});
export const acceptedRecord: AcceptedRecord = accepted;

export const everyState = [
  queuedRecord,
  waitingRecord,
  sendingRecord,
  heldRecord,
  rejectedRecord,
  acceptedRecord,
];

/** A device's state, empty but for the given parts. */
export const deviceState = (part: Partial<DeviceState> = {}): DeviceState => ({
  drafts: {},
  records: [],
  withdrawals: [],
  certificates: {},
  erased: undefined,
  unreadable: 0,
  ...part,
});
