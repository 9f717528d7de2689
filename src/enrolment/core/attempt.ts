import * as z from 'zod/mini';
import { maximumPredecessors } from './form';
import type { DeliveryFailure, UnsettledRecord } from './record';
import { type RequestAnswer, requestAnswerSchema } from './request-answer';
import { attemptTimeoutMs, day } from './schedule';

/** How one try to hand a request to the academy's server ended. */
export type AttemptOutcome =
  /** Stored. Another host than our server need not name a reference. */
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The server refuses it as it is. */
  | { readonly kind: 'rejected'; readonly status: number }
  /** It may go another time. */
  | {
      readonly kind: 'failed';
      readonly failure: DeliveryFailure;
      /** How long the server asks to wait, in milliseconds. */
      readonly retryAfter: number | null;
    };

/** What came of a question how an accepted request stands. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: RequestAnswer }
  /** The academy's server has no such request: it was deleted there. */
  | { readonly kind: 'unknown' }
  /** The server could not say. */
  | { readonly kind: 'not-now' }
  /** None came, or not from the academy. */
  | { readonly kind: 'none' };

const answerSchema = z.object({ reference: z.string() });

/** Answers that say 'not now', though their numbers lie among the refusals. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429]);

interface Network {
  /** Where the server is; empty for the site's own. */
  readonly host: string;
  readonly fetch: typeof fetch;
  /** Whether the browser says that there is no network: it can be wrong, and decides only the words. */
  readonly isOffline: () => boolean;
}

/** The network of a page or worker. */
const browserNetwork: Network = {
  host: import.meta.env.VITE_API_HOST ?? '',
  fetch: (input, init) => fetch(input, init),
  isOffline: () => !navigator.onLine,
};

/** What is sent: a request, or the withdrawal of one. */
export type Sendable =
  | Pick<UnsettledRecord, 'id' | 'attempts' | 'request' | 'predecessors'>
  | Pick<UnsettledRecord, 'id' | 'attempts'>;

/** Sends an enrolment request once (section 7), or a withdrawal. Never throws. */
export async function attemptDelivery(
  item: Sendable,
  network = browserNetwork,
): Promise<AttemptOutcome> {
  try {
    return await readOutcome(await post(item, network));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return failed({ kind: 'timeout' });
    }
    if (network.isOffline()) return failed({ kind: 'offline' });
    return failed({ kind: (await looksBlocked(item, network)) ? 'blocked' : 'no-answer' });
  }
}

/** The try that asks whether something in the browser, such as an ad blocker, stops the request. */
const suspiciousTry = 3;

/** Whether the site's own files arrive where the request got no answer again. */
async function looksBlocked({ attempts }: Sendable, { fetch }: Network): Promise<boolean> {
  if (attempts < suspiciousTry) return false;
  try {
    // A file that the service worker does not keep.
    const signal = AbortSignal.timeout(attemptTimeoutMs / 3);
    const response = await fetch('/robots.txt', { cache: 'no-store', redirect: 'error', signal });
    return response.ok && Boolean(response.headers.get('Content-Type')?.startsWith('text/plain'));
  } catch {
    return false;
  }
}

function post(item: Sendable, network: Network): Promise<Response> {
  if (!('request' in item)) return call(network, '/withdrawal', item.id, { method: 'POST' });
  const { id, request, predecessors = [] } = item;
  // The academy keeps one row for the request and all its predecessors.
  const replaces = predecessors.slice(0, maximumPredecessors).join(', ');
  const headers = { 'Content-Type': 'application/json', ...(replaces && { Replaces: replaces }) };
  return call(network, '', id, { method: 'POST', headers, body: JSON.stringify(request) });
}

/** @param id goes as a header, never in an address, which others may log */
const call = ({ host, fetch }: Network, path: string, id: string, init: RequestInit) =>
  fetch(`${host}/api/notifications${path}`, {
    ...init,
    headers: { ...init.headers, 'Idempotency-Key': id },
    // A redirect is never our server's: a hotel's network sends visitors to its sign-in page so.
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.timeout(attemptTimeoutMs),
  });

/** Asks how an accepted request stands. Never throws. */
export async function askForAnswer(id: string, network = browserNetwork): Promise<Reply> {
  try {
    const response = await call(network, '/state', id, { cache: 'no-store' });
    const body: unknown = await response.json();
    // Our server's word: a sign-in page, or a host of files alone, does not write JSON.
    if (response.status === 404) return { kind: 'unknown' };
    if (!response.ok) return { kind: 'not-now' };
    return { kind: 'answer', answer: requestAnswerSchema.parse(body) };
  } catch {
    return { kind: 'none' };
  }
}

async function readOutcome(response: Response): Promise<AttemptOutcome> {
  const { status } = response;
  if (response.type === 'opaqueredirect') return failed({ kind: 'foreign-answer' });
  if (response.ok) {
    const body = await response.text();
    // The same sign-in page may also answer 200 in HTML, to anything.
    if (isWebPage(response.headers, body)) return failed({ kind: 'foreign-answer' });
    return { kind: 'accepted', reference: readReference(body) };
  }
  if (status >= 400 && status < 500 && !temporaryStatuses.has(status)) {
    return { kind: 'rejected', status };
  }
  return failed({ kind: 'status', status }, parseRetryAfter(response.headers));
}

function isWebPage(headers: Headers, body: string): boolean {
  return Boolean(headers.get('Content-Type')?.includes('html')) || /^\s*</.test(body);
}

function failed(failure: DeliveryFailure, retryAfter: number | null = null): AttemptOutcome {
  return { kind: 'failed', failure, retryAfter };
}

function readReference(body: string): string | null {
  try {
    return answerSchema.parse(JSON.parse(body)).reference;
  } catch {
    return null;
  }
}

/**
 * Reads how long a server asks to wait: `Retry-After`, in seconds or as a date, at most a day.
 *
 * A date is measured against the answer's own `Date`, as the device's clock may be wrong. A time
 * that is not later says nothing: obeying it would mean asking again without a pause.
 *
 * @returns milliseconds, more than 0, or null where the server does not say
 */
export function parseRetryAfter(headers: Headers): number | null {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return null;
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - Date.parse(headers.get('Date') ?? new Date().toUTCString());
  return wait > 0 ? Math.min(wait, day) : null;
}
