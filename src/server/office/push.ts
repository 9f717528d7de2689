import { ECDH } from 'node:crypto';
import * as z from 'zod';
import { academy } from '../../content/academy';
import { siteLanguages } from '../../content/languages';
import { paths } from '../../content/paths';
import { inLanguage, parseSiteLanguage } from '../../site/languages';
import { wordsForState } from '../../site/request-state';
import type { PushSettings } from '../config';
import type { NoticeChannel, OfficeNotice } from '../store/office-notices';
import type { PushSubscription, PushSubscriptions } from '../store/push-subscriptions';
import { applicantMails } from './applicant-mail';

/** Time that push services keep a notification for a device that is off: their maximum. */
const keptSeconds = 28 * 86_400;

/**
 * The push services of the supported browsers: Chrome, Firefox, Safari and Edge.
 * The server calls no other hosts, whatever a stranger's subscription names.
 */
const pushHosts =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;

/** Returns true if the address is at a known push service, or at one of the other origins. */
function isPushEndpoint(address: string, otherOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username || password) return false;
  if (otherOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && pushHosts.test(hostname);
}

/** Returns true for a public key with which a message can be encrypted. */
function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return Buffer.from(text, 'base64url').length === 65;
  } catch {
    return false;
  }
}

const subscriptionSchema = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    p256dh: z.string().max(100).refine(isPublicKey),
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
});

/** Returns the `PushSubscription` in a request's body, or undefined if it can't be used. */
export function readSubscription(
  body: unknown,
  { origins }: PushSettings,
): PushSubscription | undefined {
  const { data } = subscriptionSchema.safeParse(body);
  return data && isPushEndpoint(data.endpoint, origins) ? data : undefined;
}

/**
 * Notifies the devices that asked for it of a reply, with the request's status and reference, in the
 * language of the page with the form. Nothing that a person wrote is sent.
 */
export function pushChannel(
  settings: PushSettings,
  subscriptions: PushSubscriptions,
  origin: string,
): NoticeChannel {
  return {
    kind: 'push',
    async deliver(notice, signal) {
      const { reference, version } = notice;
      const payload = JSON.stringify(toMessage(notice, origin));
      const notify = async (subscription: PushSubscription) => {
        try {
          await send(settings, subscription, payload, signal);
          await subscriptions.markNotified(reference, subscription.endpoint, version);
        } catch (error) {
          if (!isGone(error)) throw error;
          await subscriptions.removeDevice(subscription.endpoint);
        }
      };
      // No device has to wait for another one's push service.
      const due = await subscriptions.due(reference, version);
      const results = await Promise.allSettled(due.map(notify));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return undefined;
    },
  };
}

/**
 * Returns the notification in the format of Declarative Web Push, which Safari shows without the
 * site's worker. In other browsers, the worker shows it.
 */
function toMessage({ reference, state, pageLanguage }: OfficeNotice, origin: string) {
  const language = parseSiteLanguage(pageLanguage) ?? 'en';
  const words = applicantMails[language];
  const { lang, direction } = siteLanguages[language];
  return {
    web_push: 8030,
    notification: {
      title: words.replyMail.subject(reference),
      body: wordsForState(state, words).title,
      lang,
      dir: direction,
      // The page's own notification of the same reply has the same tag.
      tag: reference,
      // A later reply replaces the notification of an earlier one, and alerts the visitor again.
      renotify: true,
      navigate: origin + inLanguage(language, paths.receipt(reference)),
    },
  };
}

/** @throws if the push service does not accept the notification */
async function send(
  { publicKey, privateKey }: PushSettings,
  subscription: PushSubscription,
  payload: string,
  signal: AbortSignal,
): Promise<void> {
  // Import the library on first use, which saves time at startup.
  const { default: webPush } = await import('web-push');
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    subscription,
    payload,
    {
      vapidDetails: { subject: `mailto:${academy.email}`, publicKey, privateKey },
      TTL: keptSeconds,
    },
  );
  const { 'Content-Length': _length, ...sent } = headers;
  const init = { method, headers: sent as Record<string, string>, body: new Uint8Array(body) };
  const response = await fetch(endpoint, { ...init, redirect: 'manual', signal });
  await response.body?.cancel().catch(() => {});
  if (response.ok) return;
  const refusal = { code: 'REFUSED', responseCode: response.status };
  throw Object.assign(new Error('The push service rejected the notification'), refusal);
}

/** Returns true if the device's browser has ended the subscription. */
const isGone = (error: unknown): boolean =>
  [404, 410].includes((error as { responseCode?: number }).responseCode ?? 0);
