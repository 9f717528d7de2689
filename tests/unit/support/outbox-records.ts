import type {
  AcceptedRecord,
  HeldRecord,
  QueuedRecord,
  RejectedRecord,
  SendingRecord,
} from '../../../src/enrolment/core/record';
import { windowFrom } from '../../../src/enrolment/core/record';
import type { ConfirmedRequest } from '../../../src/enrolment/core/outbox';
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
const settled = { id, courseId, title, formOf, confirmedAt: noon };
const unsettled = { ...confirmed, confirmedAt: noon };

/** A request that has never been sent. All records in this file were confirmed at noon. */
export const queuedRecord: QueuedRecord = {
  ...unsettled,
  state: 'queued',
  attempts: 0,
  departed: false,
  lastFailure: null,
  wait: windowFrom(noon, 0),
};

/** A request whose first attempt failed. The next attempt is due after a minute. */
export const waitingRecord: QueuedRecord = {
  ...queuedRecord,
  attempts: 1,
  departed: true,
  lastFailure: { kind: 'status', status: 503 },
  wait: windowFrom(noon, 60_000),
};

export const sendingRecord: SendingRecord = {
  ...unsettled,
  state: 'sending',
  attempts: 1,
  departed: true,
  lastFailure: null,
  since: noon,
};

export const heldRecord: HeldRecord = {
  ...unsettled,
  state: 'held',
  attempts: 1,
  departed: true,
  lastFailure: { kind: 'no-answer' },
};

export const rejectedRecord: RejectedRecord = {
  ...settled,
  form,
  state: 'rejected',
  status: 400,
  rejectedAt: noon + 1000,
  announced: false,
};

export const acceptedRecord: AcceptedRecord = {
  ...settled,
  state: 'accepted',
  reference: 'R',
  per: sampleRequest.per,
  hours: sampleRequest.hours,
  acceptedAt: noon + 1000,
  announced: false,
  congratulated: false,
};

export const everyState = [
  queuedRecord,
  waitingRecord,
  sendingRecord,
  heldRecord,
  rejectedRecord,
  acceptedRecord,
];
