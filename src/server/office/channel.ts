import type { ChannelKind, OfficeNotice, Undelivered } from '../store/office-notices';

/** A way to notify the office or the applicant. */
export interface NoticeChannel {
  readonly kind: ChannelKind;
  /**
   * Delivers one notice. Recipients can use the reference to detect duplicates.
   *
   * @param signal aborts the delivery
   * @returns what could not be delivered, if it should not be tried again
   * @throws any error; only its `failureReason` may be logged
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<Undelivered | undefined>;
}

/** Returns a notice's name, which is the same for every delivery of it. */
export const noticeName = ({ reference, version }: OfficeNotice): string =>
  version === 0 ? reference : `${reference}-${version}`;
