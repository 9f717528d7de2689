import { namePrefix } from '../../content/prefixes';

/* What was typed in a form survives a reload in the tab's session storage, under the form's name. */

const storageKey = ({ name }: HTMLFormElement): string => `${namePrefix}-form-${name}`;

/** Stores a form's texts for this tab. Returns true if a reload would lose nothing. */
export function keepForm(form: HTMLFormElement): boolean {
  const texts = Object.fromEntries(new FormData(form));
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(texts));
    return true;
  } catch {
    return Object.values(texts).every((text) => text === '');
  }
}

/** Returns a form's stored texts, and removes them from storage. */
export function takeKeptTexts(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}');
    sessionStorage.removeItem(storageKey(form));
    return { ...(stored as object) };
  } catch {
    return {};
  }
}
