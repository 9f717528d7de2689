import type { ChannelKind, OfficeNotice } from '../store/office-notices';

export interface NoticeChannel {
  readonly kind: ChannelKind;
  /**
   * @returns the number of recipients that were refused, if at least one other was accepted
   * @throws any error; only its `failureReason` may be logged
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<number | void>;
}
