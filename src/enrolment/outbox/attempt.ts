import * as z from 'zod/mini';
import type { EnrolmentRequest } from '../request';
import type { DeliveryFailure } from './record';
import { parseRetryAfter } from './retry-after';
import { attemptTimeout } from './schedule';

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

const answerSchema = z.object({ reference: z.string() });

/** Answers that say 'not now', though their numbers lie among the refusals. */
const temporaryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** How soon a try breaks that the browser does not even begin, in milliseconds. */
const atOnce = 1000;

interface Attempt {
  readonly request: EnrolmentRequest;
  /** A UUID, the same for every try of this request: the server stores it once. */
  readonly idempotencyKey: string;
  /** Where the server is; empty for the site's own. */
  readonly host: string;
  readonly fetch: typeof fetch;
  /** Whether the browser says that there is no network. It may be wrong. */
  readonly isOffline: () => boolean;
}

/** Sends an enrolment request once (section 7). Never throws. */
export async function attemptDelivery(attempt: Attempt): Promise<AttemptOutcome> {
  const wasOffline = attempt.isOffline();
  const begun = performance.now();
  try {
    return await readOutcome(await post(attempt));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return failed({ kind: 'timeout' });
    }
    const brokeAtOnce = performance.now() - begun < atOnce;
    const neverLeft = wasOffline && brokeAtOnce && attempt.isOffline();
    return failed({ kind: neverLeft ? 'offline' : 'no-answer' });
  }
}

function post({ request, idempotencyKey, host, fetch }: Attempt): Promise<Response> {
  return fetch(`${host}/api/notifications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(request),
    // A redirect is never our server's: a hotel's network sends visitors to its sign-in page so.
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.timeout(attemptTimeout),
  });
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
