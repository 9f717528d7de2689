import type { SendMailOptions } from 'nodemailer';
import { academy } from '../../content/academy';
import type { MailSender } from '../config';

/**
 * Hands one mail to the mail server.
 *
 * @param name the same for each repetition, which mail programs then show as one
 * @param signal says when to give up
 * @throws whatever went wrong
 */
export async function sendMail(
  { smtpUrl, from }: MailSender,
  name: string,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<void> {
  // Loaded on use: it would cost every start a tenth of a second.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    // A password is not sent where all can read it, unless SMTP_URL says so.
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

/** Whether the mail server has refused the receiver for good. */
export function isNoSuchMailbox(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
}
