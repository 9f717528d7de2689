import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { Receipt } from './enrolment-store';

/** How the office can be told of a new enrolment. */
export type ChannelKind = 'webhook' | 'mail';

/** What the office is told: which enrolment is there, and nothing about who it is. */
export interface OfficeNotice
  extends Receipt, Pick<EnrolmentRequest, 'lang' | 'per' | 'hours' | 'message'> {}

/** A notice in the hands of who tries to deliver it. */
export interface ClaimedNotice {
  readonly id: number;
  readonly notice: OfficeNotice;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/**
 * The notices that were stored with their enrolments and not yet delivered. Several servers share
 * them: a claim keeps the others away for a while, and a server that dies over it loses nothing.
 * Times are durations, in milliseconds: the clock is the store's.
 */
export interface OfficeNoticeStore {
  /** Takes the notice of a channel that has been due for longest; undefined if none is due. */
  claim(channel: ChannelKind, lease: number): Promise<ClaimedNotice | undefined>;
  /** It was delivered. */
  settle(id: number): Promise<void>;
  /** It was not delivered, and is due again later. */
  postpone(id: number, delay: number): Promise<void>;
}
