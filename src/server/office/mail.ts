import type { SendMailOptions } from 'nodemailer';
import { academy } from '../../content/academy';
import type { MailSender } from '../config';

/**
 * Sends an email.
 *
 * @param name start of the Message-ID, the same for every retry, so that mail programs show
 *   duplicates only once
 * @param signal aborts the delivery
 * @throws if the mail server does not accept the email
 */
export async function sendMail(
  { smtpUrl, from }: MailSender,
  name: string,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<void> {
  // Import the library on first use, which saves a tenth of a second at startup.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    // Never send a password unencrypted, unless SMTP_URL allows it.
    requireTLS: new URL(smtpUrl).username !== '',
    socketCloseTimeout: 1000,
  });
  try {
    await transport.sendMail({
      ...mail,
      from: { name: academy.name, address: from },
      messageId: `<${name}@${from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  } finally {
    transport.close();
  }
}

/** Returns true if the mail server has permanently rejected the recipient. */
export function isNoSuchMailbox(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
