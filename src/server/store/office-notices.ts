import type { RequestState } from '../../enrolment/core/request-reply';
import { query, type Database, type Transaction } from './database';
import { addToHistory, type Receipt, type StoredEnrolment } from './enrolment';

/** A way to notify the office ('webhook', 'mail'), or the applicant by email or on a device. */
export type ChannelKind = 'webhook' | 'mail' | 'applicant' | 'push';

const applicantChannels: ReadonlySet<ChannelKind> = new Set(['applicant', 'push']);

/** What the applicant did with the request. */
export type ApplicantEvent = 'enrolment' | 'changed' | 'withdrawn';

/** What a notice reports. The applicant's channel confirms an enrolment and announces replies. */
type NoticeEvent = ApplicantEvent | 'reply';

type NoticeFields = Pick<
  StoredEnrolment,
  keyof Receipt | 'key' | 'lang' | 'per' | 'hours' | 'message' | 'pageLanguage'
> & {
  readonly state: RequestState;
  /** As in its link; null if the request has none. */
  readonly certificate: string | null;
};

interface Claimed {
  readonly id: number | string;
  /** Number of delivery attempts, including the current one. */
  readonly attempts: number;
  readonly event: NoticeEvent;
  /** The enrolment's version after the event. */
  readonly version: number;
}

/**
 * A notice about an enrolment. Only `applicant`, `certificate`, and a `message` that the site's form did not write,
 * can contain personal data.
 */
export interface OfficeNotice extends NoticeFields, Claimed {
  /** The applicant's address; null for the office's notices, or if no email should be sent. */
  readonly applicant: string | null;
  /** True for the last confirmation that the mailbox gets today. */
  readonly isLastToday: boolean;
}

/** What could not be delivered, although trying again is pointless. */
export type Undelivered =
  /** Some of the office's addresses were refused. The others would get a duplicate. */
  | { readonly kind: 'refused'; readonly count: number }
  /** The applicant's address belongs to no mailbox. */
  | { readonly kind: 'no-mailbox' };

export interface NoticeChannel {
  readonly kind: ChannelKind;
  /**
   * @returns what could not be delivered, if it should not be tried again
   * @throws any error; only its `failureReason` may be logged
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<Undelivered | undefined>;
}

/** Returns a notice's name, which is the same for every delivery of it. */
export const noticeName = ({ reference, version }: OfficeNotice): string =>
  version === 0 ? reference : `${reference}-${version}`;

/**
 * The notices that have not been delivered yet. A server leases a notice to deliver it. Leases
 * expire, so that no notice is lost if a server crashes. Durations are in milliseconds.
 */
export class OfficeNotices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Leases the channel's notice that has been due longest. Returns undefined if none is due. */
  claim(channel: ChannelKind, leaseMs: number): Promise<OfficeNotice | undefined> {
    const { now, later, skipLocked, receivedAt } = this.#database;
    return this.#database.transact(function* (): Transaction<OfficeNotice | undefined> {
      const [claimed] = yield* query<Claimed & { readonly enrolment: number }>(
        `UPDATE office_notices SET attempts = attempts + 1, due_at = ${later}
          WHERE id = (SELECT id FROM office_notices WHERE channel = ? AND due_at <= ${now}
            ORDER BY due_at LIMIT 1 ${skipLocked})
          RETURNING id, attempts, event, version, enrolment`,
        [leaseMs, channel],
      );
      if (!claimed) return undefined;
      const { enrolment, ...notice } = claimed;
      const [row] = yield* query<
        NoticeFields & { email: string; withdrawnAt: string | null; slot: number | null }
      >(
        `SELECT reference, ${receivedAt} AS "receivedAt", idempotency_key AS key,
            lang, per, hours, message, page_language AS "pageLanguage", state,
            email, withdrawn_at AS "withdrawnAt",
            (SELECT sealed FROM certificate_links WHERE enrolment = e.id) AS certificate,
            (SELECT slot FROM applicant_mails WHERE enrolment = e.id ORDER BY at DESC LIMIT 1) AS slot
          FROM enrolments e WHERE id = ?`,
        [enrolment],
      );
      if (!row) return undefined;
      const { email, withdrawnAt, slot, ...fields } = row;
      // A confirmation of a request that has been withdrawn would confuse its recipient.
      const isMailed = channel === 'applicant' && (notice.event === 'reply' || !withdrawnAt);
      const isLastToday = slot === mailsPerDay - 1;
      const certificate = channel === 'applicant' ? fields.certificate : null;
      const applicant = isMailed ? email : null;
      return { ...fields, ...notice, certificate, applicant, isLastToday };
    });
  }

  /**
   * Removes a delivered notice, unless it was claimed again or its id belongs to a new notice. The
   * request's history records that the applicant has no such mailbox.
   */
  settle(
    channel: ChannelKind,
    { id, attempts, event }: Claimed,
    undelivered?: Undelivered,
  ): Promise<void> {
    return this.#database.transact(function* (): Transaction<void> {
      const [settled] = yield* query<{ readonly enrolment: number }>(
        `DELETE FROM office_notices WHERE id = ? AND channel = ? AND attempts = ?
          RETURNING enrolment`,
        [id, channel, attempts],
      );
      if (!settled || undelivered?.kind !== 'no-mailbox') return;
      const mail = event === 'reply' ? 'reply' : 'confirmation';
      const at = new Date().toISOString();
      yield* addToHistory(settled.enrolment, { at, kind: 'not-mailed', mail, why: 'no-mailbox' });
    });
  }

  /** Makes a notice due again after a delay. */
  async postpone(channel: ChannelKind, { id, attempts }: Claimed, delayMs: number): Promise<void> {
    const { later } = this.#database;
    const text = `UPDATE office_notices SET due_at = ${later}
      WHERE id = ? AND channel = ? AND attempts = ?`;
    await this.#database.run(text, [delayMs, id, channel, attempts]);
  }
}

interface Noticed {
  readonly enrolment: number | string;
  /** The enrolment's version after the event. */
  readonly version: number;
}

/** What stores notices: the database, and the channels that are configured. */
export interface NoticeTarget {
  readonly database: Database;
  readonly channels: readonly ChannelKind[];
}

/** Stores a notice to the office of what the applicant did, for each of the office's channels. */
export function* tellOffice(
  { database, channels }: NoticeTarget,
  event: ApplicantEvent,
  noticed: Noticed,
): Transaction<void> {
  for (const channel of channels) {
    if (!applicantChannels.has(channel)) yield* add(database, channel, event, noticed);
  }
}

/**
 * Stores a confirmation to the applicant, instead of one to an earlier address. If the mailbox has
 * reached its daily limit, the request's history says so.
 */
export function* confirmToApplicant(
  { database, channels }: NoticeTarget,
  email: string,
  noticed: Noticed,
): Transaction<void> {
  if (!channels.includes('applicant')) return;
  yield* drop('applicant', 'enrolment', noticed);
  if (yield* countApplicantMail(noticed.enrolment, email)) {
    yield* add(database, 'applicant', 'enrolment', noticed);
  } else {
    const at = new Date().toISOString();
    const event = { at, kind: 'not-mailed', mail: 'confirmation', why: 'limit' } as const;
    yield* addToHistory(noticed.enrolment, event);
  }
}

/** Stores a notice of the office's reply to the applicant, instead of one of an earlier reply. */
export function* announceReply(
  { database, channels }: NoticeTarget,
  noticed: Noticed,
): Transaction<void> {
  for (const channel of channels.filter((kind) => applicantChannels.has(kind))) {
    yield* drop(channel, 'reply', noticed);
    yield* add(database, channel, 'reply', noticed);
  }
}

function* drop(
  channel: ChannelKind,
  event: NoticeEvent,
  { enrolment }: Noticed,
): Transaction<void> {
  const text = 'DELETE FROM office_notices WHERE enrolment = ? AND channel = ? AND event = ?';
  yield* query(text, [enrolment, channel, event]);
}

function* add(
  database: Database,
  channel: ChannelKind,
  event: NoticeEvent,
  { enrolment, version }: Noticed,
): Transaction<void> {
  yield* query(
    `INSERT INTO office_notices (enrolment, channel, event, version, due_at)
      VALUES (?, ?, ?, ?, ${database.now})`,
    [enrolment, channel, event, version],
  );
}

/** Maximum number of confirmations to one mailbox per day, whoever enters its address. */
const mailsPerDay = 3;
const dayMs = 86_400_000;

/** Returns an address's mailbox: in lower case, without '+' tags and, for Gmail, without dots. */
function toMailbox(email: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return `${/^g(oogle)?mail\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** Counts a confirmation to an applicant. Returns false if it would exceed the daily limit. */
function* countApplicantMail(id: number | string, email: string): Transaction<boolean> {
  const now = Date.now();
  const dayAgo = new Date(now - dayMs).toISOString();
  yield* query('DELETE FROM applicant_mails WHERE at < ?', [dayAgo]);
  for (let slot = 0; slot < mailsPerDay; slot += 1) {
    const taken = yield* query(
      `INSERT INTO applicant_mails (address, slot, enrolment, at) VALUES (?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING slot`,
      [toMailbox(email), slot, id, new Date(now).toISOString()],
    );
    if (taken.length > 0) return true;
  }
  return false;
}
