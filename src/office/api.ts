import type { OfficeError } from './contract';

export type Failure =
  /** 'no-answer' means that no response arrived. The server may have handled the request. */
  | {
      readonly kind:
        | 'no-answer'
        | 'busy'
        | 'signed-out'
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

const signedOut = new EventTarget();

export function onSignedOut(listener: () => void): () => void {
  signedOut.addEventListener('signed-out', listener);
  return () => signedOut.removeEventListener('signed-out', listener);
}

/** Never rejects. */
export async function callApi<Value>(
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
    // A proxy in front of the server responds with HTML.
    if (status === 429 || status >= 500) return failed({ kind: 'busy' });
    const value: unknown = status === 204 ? undefined : await response.json();
    if (response.ok) return { ok: true, value: value as Value };
    if (status === 401) signedOut.dispatchEvent(new Event('signed-out'));
    if (status === 401) return failed({ kind: 'signed-out' });
    return failed({ kind: 'refused', error: value as OfficeError });
  } catch {
    // Offline, too slow, or answered by another server, such as a Wi-Fi sign-in page.
    return failed({ kind: 'no-answer' });
  }
}

export const apiAddress = (path: string) => `/api/office/${path}`;
