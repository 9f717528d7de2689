import * as z from 'zod/mini';
import type { EnrolmentRequest } from './request';

/** How one try to hand a request to the academy's server ended. */
export type DeliveryOutcome =
  /** Stored. Another host than our server need not name a reference. */
  | { readonly kind: 'accepted'; readonly reference: string | null }
  /** The server answered, and did not take it. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer of the server's: it is not known whether the request arrived. */
  | { readonly kind: 'network-error' };

/** How long a try may take, in milliseconds. */
export const deliveryTimeout = 30_000;

const answerSchema = z.object({ reference: z.string() });

interface Delivery {
  readonly request: EnrolmentRequest;
  /** A UUID, the same for every try of this request: the server stores it once. */
  readonly idempotencyKey: string;
  /** Where the server is; empty for the site's own. */
  readonly host: string;
  readonly fetch: typeof fetch;
}

/** Sends an enrolment request once (section 7). Never throws. */
export async function deliver(delivery: Delivery): Promise<DeliveryOutcome> {
  try {
    return await readOutcome(await post(delivery));
  } catch {
    return { kind: 'network-error' };
  }
}

function post({ request, idempotencyKey, host, fetch }: Delivery): Promise<Response> {
  return fetch(`${host}/api/notifications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(request),
    // A redirect is never our server's: a hotel's network sends visitors to its sign-in page so.
    redirect: 'manual',
    credentials: 'omit',
    signal: AbortSignal.timeout(deliveryTimeout),
  });
}

async function readOutcome(response: Response): Promise<DeliveryOutcome> {
  if (response.type === 'opaqueredirect') return { kind: 'network-error' };
  if (!response.ok) return { kind: 'refused', status: response.status };
  // The same sign-in page may also answer 200 in HTML, to anything.
  if (response.headers.get('Content-Type')?.includes('html')) return { kind: 'network-error' };
  return { kind: 'accepted', reference: readReference(await response.text()) };
}

function readReference(body: string): string | null {
  try {
    return answerSchema.parse(JSON.parse(body)).reference;
  } catch {
    return null;
  }
}
