import type { Failure } from './api';

export const cookieFailure = (): Failure | null =>
  acceptsCookies() ? null : { kind: 'cookies-refused' };

/** `navigator.cookieEnabled` is true even in some browsers that drop every cookie. */
function acceptsCookies(): boolean {
  const probe = 'office-probe=1';
  const attributes = 'path=/office; samesite=strict';
  try {
    document.cookie = `${probe}; ${attributes}`;
    const isKept = document.cookie.split('; ').includes(probe);
    document.cookie = `${probe}; ${attributes}; max-age=0`;
    return navigator.cookieEnabled && isKept;
  } catch {
    return false;
  }
}
