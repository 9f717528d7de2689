import * as z from 'zod/mini';
import { maximumPredecessors } from './form';
import { attemptTimeoutMs, day, type DeliveryFailure, type UnsettledRecord } from './record';
import { replyChannelsSchema, type RequestStatus, requestStatusSchema } from './request-reply';

/** The outcome of an attempt to send a request or a withdrawal. */
export type AttemptOutcome =
  /**
   * The server has stored the item. Our server returns a reference for a request, but none for a
   * withdrawal. Another server may return none at all.
   */
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The server has rejected the item permanently. */
  | { readonly kind: 'rejected'; readonly status: number }
  /** A later attempt may succeed. */
  | {
      readonly kind: 'failed';
      readonly failure: DeliveryFailure;
      /** Delay that the server requested, in milliseconds, or null. */
      readonly retryAfter: number | null;
    };

/** The outcome of asking the server for the academy's reply to an accepted request. */
export type StatusCheckResult =
  | { readonly kind: 'answer'; readonly answer: RequestStatus }
  /** The academy's server has no such request, probably because the academy deleted it. */
  | { readonly kind: 'unknown' }
  /** The server responded with another error. */
  | { readonly kind: 'not-now' }
  /** There was no readable response. A sign-in page may have responded instead of the server. */
  | { readonly kind: 'none' };

const receiptSchema = () => z.object({ reference: z.string() });
/** The body of every error that our server returns. */
const errorSchema = () => z.object({ error: z.string() });

/** 4xx statuses that indicate a temporary error. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429]);

interface Network {
  /** The server's origin, or '' if it is the site's own origin. */
  readonly host: string;
  readonly fetch: typeof fetch;
  /**
   * Returns true if the browser reports that it is offline. The report can be wrong, so only the
   * words for the visitor depend on it.
   */
  readonly isOffline: () => boolean;
}

const browserNetwork: Network = {
  host: import.meta.env.VITE_API_HOST ?? '',
  fetch: (input, init) => fetch(input, init),
  isOffline: () => !navigator.onLine,
};

/** The fields of a request or a withdrawal that an attempt needs. */
export type Sendable =
  | Pick<UnsettledRecord, 'id' | 'attempts' | 'request' | 'predecessors' | 'language'>
  | Pick<UnsettledRecord, 'id' | 'attempts'>;

/** Makes one attempt to send a request (section 7) or a withdrawal. Never rejects. */
export async function attemptDelivery(
  item: Sendable,
  network = browserNetwork,
): Promise<AttemptOutcome> {
  const wasOffline = network.isOffline();
  try {
    return await readOutcome(await post(item, network));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return failed({ kind: 'timeout' });
    }
    // An attempt that began online may have reached the server.
    if (wasOffline && network.isOffline()) return failed({ kind: 'offline' });
    const isBlocked = item.attempts >= suspiciousTry && (await loadsOwnFile(network));
    return failed({ kind: isBlocked ? 'blocked' : 'no-answer' });
  }
}

/**
 * From this attempt on, a failure may be due to something in the browser, such as an ad blocker.
 */
const suspiciousTry = 3;

/** Returns true if one of the site's own files loads. */
async function loadsOwnFile({ fetch }: Network): Promise<boolean> {
  try {
    // The service worker doesn't cache this file.
    const signal = AbortSignal.timeout(attemptTimeoutMs / 3);
    const response = await fetch('/robots.txt', { cache: 'no-store', redirect: 'error', signal });
    return response.ok && Boolean(response.headers.get('Content-Type')?.startsWith('text/plain'));
  } catch {
    return false;
  }
}

function post(item: Sendable, network: Network): Promise<Response> {
  if (!('request' in item)) return call(network, '/withdrawal', item.id, { method: 'POST' });
  const { id, request, predecessors = [], language } = item;
  // The server keeps one row for the request and all its predecessors.
  const replaces = predecessors.slice(0, maximumPredecessors).join(', ');
  const headers = {
    'Content-Type': 'application/json',
    // The language of the page. The fields are always in English.
    'Content-Language': language,
    ...(replaces && { Replaces: replaces }),
  };
  return call(network, '', id, { method: 'POST', headers, body: JSON.stringify(request) });
}

/** @param id sent in a header, because URLs may be logged */
const call = ({ host, fetch }: Network, path: string, id: string, init: RequestInit) =>
  fetch(`${host}/api/notifications${path}`, {
    ...init,
    headers: { ...init.headers, 'Idempotency-Key': id },
    // Our server never redirects, but a hotel's Wi-Fi may redirect visitors to a sign-in page.
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.timeout(attemptTimeoutMs),
  });

/** Asks the server for the academy's reply to an accepted request. Never rejects. */
export async function fetchReply(id: string, network = browserNetwork): Promise<StatusCheckResult> {
  try {
    const response = await call(network, '/state', id, { cache: 'no-store' });
    const body: unknown = await response.json();
    // This is our server's response, because a sign-in page or a static host returns no JSON.
    if (response.status === 404) return { kind: 'unknown' };
    if (!response.ok) return { kind: 'not-now' };
    return { kind: 'answer', answer: requestStatusSchema().parse(body) };
  } catch {
    return { kind: 'none' };
  }
}

/** Asks the server how it announces replies. Resolves to null if that can't be read. */
export async function fetchReplyChannels({ host, fetch } = browserNetwork) {
  try {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    const response = await fetch(`${host}/api/notifications/reply-channels`, {
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
    return replyChannelsSchema().parse(await response.json());
  } catch {
    return null;
  }
}

/**
 * Subscribes a device to the replies to a request ('PUT'), or unsubscribes it. Never rejects.
 *
 * @returns the response's status: 204 if the server has done it, or null if there is no response
 */
export async function changeSubscription(
  method: 'PUT' | 'DELETE',
  id: string,
  subscription: Pick<PushSubscriptionJSON, 'endpoint' | 'keys'>,
  network = browserNetwork,
): Promise<number | null> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(subscription);
    // The visitor may leave the page right after turning notifications off.
    const init = { method, headers, body, keepalive: true };
    return (await call(network, '/subscription', id, init)).status;
  } catch {
    return null;
  }
}

async function readOutcome(response: Response): Promise<AttemptOutcome> {
  const { status } = response;
  if (response.type === 'opaqueredirect') return failed({ kind: 'foreign-answer' });
  if (response.ok) {
    const body = await response.text();
    // Instead of redirecting, some Wi-Fi networks answer any request with 200 and a sign-in page.
    if (isWebPage(response.headers, body)) return failed({ kind: 'foreign-answer' });
    return { kind: 'accepted', reference: parseBody(receiptSchema(), body)?.reference ?? null };
  }
  if (status >= 400 && status < 500 && !temporaryStatuses.has(status)) {
    // Only our server can reject an item permanently. A firewall also answers with 403, in HTML.
    return parseBody(errorSchema(), await response.text())
      ? { kind: 'rejected', status }
      : failed({ kind: 'foreign-answer' });
  }
  return failed({ kind: 'status', status }, parseRetryAfter(response.headers));
}

function isWebPage(headers: Headers, body: string): boolean {
  return Boolean(headers.get('Content-Type')?.includes('html')) || /^\s*</.test(body);
}

/** Returns a response's body, or undefined if it is not JSON of this schema. */
function parseBody<T>(schema: z.ZodMiniType<T>, body: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

function failed(failure: DeliveryFailure, retryAfter: number | null = null): AttemptOutcome {
  return { kind: 'failed', failure, retryAfter };
}

/**
 * Parses `Retry-After`, which is a number of seconds or a date, and limits the delay to a day.
 *
 * A date is compared with the response's `Date` header, because the device's clock may be wrong. A
 * delay of 0 or less is ignored, because it would cause retries without a pause.
 *
 * @returns milliseconds, more than 0, or null if the header is missing or ignored
 */
export function parseRetryAfter(headers: Headers): number | null {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return null;
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - Date.parse(headers.get('Date') ?? new Date().toUTCString());
  return wait > 0 ? Math.min(wait, day) : null;
}
