import type { WebhookAddress } from '../config/office';
import type { OfficeNotice } from '../store/office-notices';
import { type Channel, WebhookRefusal } from './channel';

/** Tells the office by a POST in JSON; any 2xx means that it was taken. */
export function webhookChannel({ url, credentials }: WebhookAddress): Channel {
  const authorization =
    credentials === null
      ? undefined
      : { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };

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
        body: JSON.stringify(toEvent(notice)),
        // Where it leads to is not what the academy chose; so it counts as a refusal.
        redirect: 'manual',
        signal,
      });
      // What it says beyond its status does not matter, nor whether it arrives.
      await answer.body?.cancel().catch(() => {});
      if (!answer.ok) throw new WebhookRefusal(answer.status);
    },
  };
}

/** The names are those of the enrolments command; each is chosen here, so that none slips in. */
function toEvent({ reference, receivedAt, lang, per, hours, message }: OfficeNotice) {
  return { event: 'enrolment', reference, receivedAt, lang, per, hours, message };
}
