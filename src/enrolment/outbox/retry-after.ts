import { day } from './schedule';

/**
 * Reads how long a server asks to wait: `Retry-After`, in seconds or as a date.
 *
 * A date is measured against the answer's own `Date`, as the device's clock may be wrong. More
 * than a day is taken for a day: by then the visitor is offered other ways. A time that is no
 * later says nothing: to obey it would be to ask again and again without a pause.
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
