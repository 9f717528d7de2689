import type { ContactMessage } from './contact-message';

const key = 'jambatan-contact-message';

/** Keeps what was typed over a reload of this tab. Returns whether it is kept. */
export function keepMessage(message: ContactMessage): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
    return true;
  } catch {
    return Object.values(message).every((text) => text === '');
  }
}

/** What was kept, by the names of the form's fields; once. */
export function takeKeptMessage(): [name: string, text: string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
  } catch {
    return [];
  }
}
