import { academy } from '../../content/academy';
import { officeMail } from '../../content/office';
import { receipt } from '../../content/receipt';
import type { MailAddresses } from '../config/office';
import type { Channel } from './channel';

const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: officeMail.timeZone,
});

/** Tells the office by a mail in plain text. */
export function mailChannel({ smtpUrl, from, to }: MailAddresses): Channel {
  const { username } = new URL(smtpUrl);

  return {
    kind: 'mail',
    async deliver(notice, signal) {
      // Loaded when it is wanted: it would cost every start a tenth of a second.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url: smtpUrl,
        // A password is not sent where all can read it, unless SMTP_URL says so.
        requireTLS: username !== '',
        socketCloseTimeout: 1000,
      });
      try {
        await transport.sendMail({
          from: { name: academy.name, address: from },
          to: [...to],
          subject: officeMail.subject(notice.message, notice.reference),
          text: officeMail.text({
            ...notice,
            period: receipt.periods[notice.per],
            received: time.format(new Date(notice.receivedAt)),
          }),
          // The same for each repetition, which mail programs then show as one.
          messageId: `<${notice.reference}@${from.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
      } finally {
        transport.close();
      }
    },
  };
}
