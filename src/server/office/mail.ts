import type { SendMailOptions } from 'nodemailer';
import { academy } from '../../content/academy';
import type { MailSender } from '../config';
import type { Undelivered } from '../store/office-notices';

/**
 * @param name start of the Message-ID, the same for every retry, so that mail programs show
 *   duplicates only once
 * @returns what was refused, if the mail server accepted other recipients
 */
export async function sendMail(
  { smtpUrl, from }: MailSender,
  name: string,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<Undelivered | undefined> {
  // Import the library on first use, which saves a tenth of a second at startup.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    // Never send a password unencrypted, unless SMTP_URL allows it.
    requireTLS: new URL(smtpUrl).username !== '',
    socketCloseTimeout: 1000,
  });
  try {
    const { rejected } = await transport.sendMail({
      ...mail,
      from: { name: academy.name, address: from },
      messageId: `<${name}@${from.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
    return rejected.length > 0 ? { kind: 'refused', count: rejected.length } : undefined;
  } finally {
    transport.close();
  }
}

/**
 * Status codes for an address that doesn't exist or is no longer in use (RFC 3463, RFC 7505). With
 * other codes, such as 5.7.1, a misconfigured mail server may refuse every recipient.
 */
const badAddress = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/** Returns true if the mail server rejected the recipient for good, so that retries are useless. */
export function isNoSuchMailbox(error: unknown): boolean {
  const { command, response } = error as { command?: unknown; response?: unknown };
  // Some servers look the mailbox up only after the message.
  return /^(?:RCPT TO|DATA)$/.test(String(command)) && badAddress.test(String(response));
}
