import type { ChannelKind, OfficeNotice } from '../store/office-notices';

/** A way to notify the office or the applicant. */
export interface NoticeChannel {
  readonly kind: ChannelKind;
  /**
   * Delivers one notice. Recipients can use the reference to detect duplicates.
   *
   * @param signal aborts the delivery
   * @returns the number of recipients that were refused, if at least one other was accepted
   * @throws any error; only its `failureReason` may be logged
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<number | void>;
}
