import type { OfficeError } from './contract';

/** Why something was not done. */
export type Failure =
  /** No network, or too late: it may have been done all the same. */
  | { readonly kind: 'no-answer' | 'busy' | 'signed-out' }
  | {
      readonly kind:
        | 'passkey-cancelled'
        | 'passkey-unsupported'
        | 'passkey-known'
        | 'cookies-refused';
    }
  | { readonly kind: 'refused'; readonly error: OfficeError };

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const failed = (failure: Failure) => ({ ok: false, failure }) as const;

const timeoutMs = 20_000;

/** What is told of every answer that says that nobody is signed in. */
const signedOut = new EventTarget();

/** Calls the listener whenever the server says so. @returns ends that */
export function onSignedOut(listener: () => void): () => void {
  signedOut.addEventListener('signed-out', listener);
  return () => signedOut.removeEventListener('signed-out', listener);
}

/**
 * Asks the office's part of the server.
 *
 * @param path below `/api/office/`
 * @param body is sent as JSON
 * @returns never rejects; `Value` is what src/server/README.md says that the route answers
 */
export async function ask<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Result<Value>> {
  try {
    const response = await fetch(apiAddress(path), {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const value: unknown = status === 204 ? undefined : await response.json();
    if (response.ok) return { ok: true, value: value as Value };
    if (status === 401) signedOut.dispatchEvent(new Event('signed-out'));
    if (status === 401) return failed({ kind: 'signed-out' });
    if (status === 429 || status >= 500) return failed({ kind: 'busy' });
    return failed({ kind: 'refused', error: value as OfficeError });
  } catch {
    // Or what answers is not the server: the sign-in page of a Wi-Fi.
    return failed({ kind: 'no-answer' });
  }
}

export const apiAddress = (path: string) => `/api/office/${path}`;
