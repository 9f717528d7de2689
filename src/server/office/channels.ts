import { academy } from '../../content/academy';
import { officeMail } from '../../content/office';
import { offerings } from '../../content/offerings';
import { periodText } from '../../site/period-text';
import { requestedCourse } from '../../site/requested-course';
import type { MailAddresses, OfficeChannels } from '../config';
import { shortCode } from '../reference';
import type { EnrolmentStore } from '../store/enrolment-store';
import {
  type ChannelKind,
  type NoticeChannel,
  noticeName,
  type OfficeNotice,
} from '../store/office-notices';
import { applicantMailChannel } from './applicant-mail';
import { sendMail } from './mail';
import { pushChannel } from './push';

/** Returns the kinds of the configured channels. */
export const channelKinds = (settings: OfficeChannels): ChannelKind[] =>
  (Object.keys(settings) as ChannelKind[]).filter((kind) => settings[kind] !== null);

/** Returns the configured channels. `origin` is the public one, which links start with. */
export function openChannels(
  { webhook, mail, applicant, push }: OfficeChannels,
  { pushSubscriptions }: Pick<EnrolmentStore, 'pushSubscriptions'>,
  origin: string,
): NoticeChannel[] {
  return [
    ...(webhook ? [webhookChannel(webhook, origin)] : []),
    ...(mail ? [mailChannel(mail, origin)] : []),
    ...(applicant ? [applicantMailChannel(applicant, origin)] : []),
    ...(push ? [pushChannel(push, pushSubscriptions, origin)] : []),
  ];
}

const describeNotice = (notice: OfficeNotice, origin: string) => ({
  code: shortCode(notice.key),
  // Clients other than the site's form may put a name or an advertisement into it.
  message: requestedCourse(notice) ? notice.message : officeMail.otherMessage,
  url: `${origin}/office/${notice.reference}`,
});

/** Posts each notice as JSON, without personal data. Any 2xx counts as delivered. */
export function webhookChannel(address: string, origin: string): NoticeChannel {
  const url = new URL(address);
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':');
  const authorization = credentials !== ':' && {
    Authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
  // `fetch` rejects URLs with credentials.
  url.username = '';
  url.password = '';

  return {
    kind: 'webhook',
    async deliver(notice, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          ...authorization,
          'Content-Type': 'application/json',
          'Idempotency-Key': noticeName(notice),
        },
        body: JSON.stringify(toEvent(notice, origin)),
        // Treat redirects as failures, because the academy did not choose their targets.
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel().catch(() => {});
      if (response.ok) return undefined;
      const refusal = { code: 'REFUSED', responseCode: response.status };
      throw Object.assign(new Error('The webhook rejected the notice'), refusal);
    },
  };
}

/** Lists each field, so that no others are sent by accident. */
function toEvent(notice: OfficeNotice, origin: string) {
  const { event, reference, receivedAt, lang, per, hours } = notice;
  const { code, message, url } = describeNotice(notice, origin);
  return { event, reference, code, receivedAt, lang, per, hours, message, url };
}

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: academy.timeZone,
});

export function mailChannel({ to, ...sender }: MailAddresses, origin: string): NoticeChannel {
  return {
    kind: 'mail',
    async deliver(notice, signal) {
      const facts = describeNotice(notice, origin);
      const course = requestedCourse(notice);
      const isByHour = course && offerings[course].fee.kind === 'by-hour';
      const mail = {
        to: [...to],
        subject: officeMail.subject(notice.event, facts.message, notice.reference),
        text: officeMail.text({
          ...notice,
          ...facts,
          period: periodText(`${notice.per}M`, course),
          hours: notice.hours || (isByHour ? 'to be agreed' : undefined),
          received: time.format(new Date(notice.receivedAt)),
        }),
      };
      return sendMail(sender, noticeName(notice), mail, signal);
    },
  };
}

/** Leaves out the message, which may contain addresses or the other server's response. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const kind = typeof code === 'string' && /^\w+$/.test(code) ? code : undefined;
  if (kind === undefined && error.cause instanceof Error) return failureReason(error.cause);
  const status = typeof responseCode === 'number' ? ` ${responseCode}` : '';
  return `${kind ?? error.name}${status}`;
}
