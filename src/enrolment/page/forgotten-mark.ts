/** Where it stands which 'Forget me' was the last one: by chance, and nothing of the visitor. */
const key = 'jambatan-forgotten';

/** Null where nothing was forgotten yet, or the device stores nothing. */
export function forgottenMark(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Lets pages that the browser has put aside see, when they come back, that all was forgotten. */
export function markForgotten(): void {
  try {
    localStorage.setItem(key, String(Math.random()));
  } catch {
    // Then they show what they showed, until they are closed.
  }
}

/** Whether this is no setting of the visitor's. */
export const isForgottenMark = (name: string): boolean => name === key;
