import type { ChannelKind, OfficeNotice } from '../store/office-notices';

/** One way to tell the office. */
export interface Channel {
  readonly kind: ChannelKind;
  /**
   * Tells of one enrolment. A repetition can be told by its reference.
   *
   * @param signal says when to give up
   * @throws whatever went wrong; {@link reasonOf} tells what may be logged of it
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<void>;
}

/** The webhook answered, but not that it took the notice. */
export class WebhookRefusal extends Error {
  override readonly name = 'WebhookRefusal';
  readonly responseCode: number;

  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.responseCode = status;
  }
}

/**
 * What kind of failure it was, like 'ECONNREFUSED' or 'EENVELOPE 550'. Messages are left out: they
 * may hold addresses, and the words of the other side.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const kind = typeof code === 'string' && /^\w+$/.test(code) ? code : undefined;
  if (kind === undefined && error.cause instanceof Error) return reasonOf(error.cause);
  const answer = typeof responseCode === 'number' ? ` ${responseCode}` : '';
  return `${kind ?? error.name}${answer}`;
}
