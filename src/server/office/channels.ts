import { officeMail } from '../../content/office';
import { receipt } from '../../content/receipt';
import { requestedCourse } from '../../content/requested-course';
import type { MailAddresses, OfficeChannels } from '../config';
import { codeOf } from '../reference';
import type { ChannelKind, OfficeNotice } from '../store/office-notices';
import { applicantMailChannel } from './applicant-mail';
import { sendMail } from './mail';

/** One way to notify the office, or the person who enrolled. */
export interface Channel {
  readonly kind: ChannelKind;
  /**
   * Delivers one notice. A repetition can be told by its reference.
   *
   * @param signal says when to give up
   * @throws whatever went wrong; {@link reasonOf} tells what may be logged of it
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<void>;
}

/**
 * The channels that are set up.
 *
 * @param origin where the site is, like 'https://www.example.org'
 */
export function openChannels(
  { webhook, mail, applicants }: OfficeChannels,
  origin: string,
): Channel[] {
  return [
    ...(webhook ? [webhookChannel(webhook, origin)] : []),
    ...(mail ? [mailChannel(mail, origin)] : []),
    ...(applicants ? [applicantMailChannel(applicants, origin)] : []),
  ];
}

/** What the office is told beside what a notice holds itself. */
const factsOf = (notice: OfficeNotice, origin: string) => ({
  code: codeOf(notice.key),
  // Only what this site wrote: a program may send a name or an advertisement as its message.
  message: requestedCourse(notice) ? notice.message : officeMail.otherMessage,
  url: `${origin}/office/${notice.reference}`,
});

/** Notifies by a POST in JSON; any 2xx means that it was taken. */
export function webhookChannel(address: string, origin: string): Channel {
  const url = new URL(address);
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':');
  const authorization = credentials !== ':' && {
    Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
  // `fetch` refuses an address that holds them.
  url.username = '';
  url.password = '';

  return {
    kind: 'webhook',
    async deliver(notice, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          ...authorization,
          'Content-Type': 'application/json',
          'Idempotency-Key': notice.reference,
        },
        body: JSON.stringify(toEvent(notice, origin)),
        // Where it leads to is not what the academy chose; so it counts as a refusal.
        redirect: 'manual',
        signal,
      });
      await answer.body?.cancel().catch(() => {});
      if (answer.ok) return;
      const refusal = { code: 'REFUSED', responseCode: answer.status };
      throw Object.assign(new Error('The webhook did not take the notice'), refusal);
    },
  };
}

/** Field by field, so that none slips in; named as in the enrolments command. */
function toEvent(notice: OfficeNotice, origin: string) {
  const { reference, receivedAt, lang, per, hours } = notice;
  const { code, message, url } = factsOf(notice, origin);
  return { event: 'enrolment', reference, code, receivedAt, lang, per, hours, message, url };
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: officeMail.timeZone,
});

/** Notifies by a mail in plain text. */
export function mailChannel({ to, ...sender }: MailAddresses, origin: string): Channel {
  return {
    kind: 'mail',
    async deliver(notice, signal) {
      const facts = factsOf(notice, origin);
      const mail = {
        to: [...to],
        subject: officeMail.subject(facts.message, notice.reference),
        text: officeMail.text({
          ...notice,
          ...facts,
          period: receipt.periods[notice.per],
          received: time.format(new Date(notice.receivedAt)),
        }),
      };
      await sendMail(sender, notice.reference, mail, signal);
    },
  };
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
