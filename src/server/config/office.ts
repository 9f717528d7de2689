import * as z from 'zod/mini';
import type { ChannelKind } from '../store/office-notices';
import { ConfigError, type Environment, readList, setting } from './settings';

/** How the academy's office is told of a new enrolment. Without any, it looks by itself. */
export interface OfficeChannels {
  /** NOTIFY_URL: gets a POST in JSON. */
  readonly webhook: WebhookAddress | null;
  /** SMTP_URL, MAIL_FROM and MAIL_TO: gets a mail. */
  readonly mail: MailAddresses | null;
}

export interface WebhookAddress {
  /** Without user and password; may hold a secret all the same. */
  readonly url: string;
  /** 'user:password', decoded; null if the address holds none. */
  readonly credentials: string | null;
}

export interface MailAddresses {
  /** As nodemailer reads it; may hold a password. */
  readonly smtpUrl: string;
  readonly from: string;
  /** At least one. */
  readonly to: readonly string[];
}

/** Which of the channels are set up. */
export function officeChannelKinds({ webhook, mail }: OfficeChannels): ChannelKind[] {
  return [...(webhook ? ['webhook' as const] : []), ...(mail ? ['mail' as const] : [])];
}

/** @throws {ConfigError} for the first setting that can't be used */
export function readOfficeChannels(environment: Environment): OfficeChannels {
  return { webhook: readWebhook(environment), mail: readMail(environment) };
}

function readWebhook(environment: Environment): WebhookAddress | null {
  const example = 'https://office.example.org/new-enrolment';
  const address = readAddress(environment, 'NOTIFY_URL', /^https?:$/, example);
  if (!address) return null;
  const { url, user, password } = address;
  // `fetch` refuses an address that holds them.
  url.username = '';
  url.password = '';
  return { url: url.href, credentials: user || password ? `${user}:${password}` : null };
}

function readMail(environment: Environment): MailAddresses | null {
  const example = 'smtps://user:password@mail.example.org';
  const server = readAddress(environment, 'SMTP_URL', /^smtps?:$/, example);
  const senders = readList(environment, 'MAIL_FROM', checkMailAddress);
  const to = readList(environment, 'MAIL_TO', checkMailAddress);
  const [from] = senders;
  if (!server && !from && to.length === 0) return null;
  if (!server) throw missing('SMTP_URL');
  if (!from) throw missing('MAIL_FROM');
  if (to.length === 0) throw missing('MAIL_TO');
  if (senders.length > 1) {
    throw new ConfigError('MAIL_FROM', senders.join(','), 'it has to be a single address');
  }
  return { smtpUrl: server.url.href, from, to };
}

/** One of the three alone would look like mail, and send none. */
function missing(name: string): ConfigError {
  return new ConfigError(name, '', 'mail needs all of SMTP_URL, MAIL_FROM and MAIL_TO');
}

/** The sentence of what is wrong does not repeat the address: it may hold a secret. */
function readAddress(
  environment: Environment,
  name: string,
  protocol: RegExp,
  example: string,
): { url: URL; user: string; password: string } | undefined {
  const text = setting(environment, name);
  if (text === undefined) return undefined;
  try {
    const url = new URL(text);
    if (protocol.test(url.protocol) && url.hostname !== '') {
      const [user, password] = [url.username, url.password].map(decodeURIComponent);
      return { url, user: user ?? '', password: password ?? '' };
    }
  } catch {
    // No address at all, or with a '%' in user or password that stands for nothing.
  }
  throw new ConfigError(name, null, `it has to be an address like '${example}'`);
}

function checkMailAddress(item: string, name: string): void {
  if (!z.regexes.html5Email.test(item)) {
    throw new ConfigError(name, item, "it has to hold addresses like 'office@example.org'");
  }
}
