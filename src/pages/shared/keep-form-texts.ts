import { registerUnsavedInput } from '../../ui/unsaved-input';

/**
 * Stores the text in a form's fields when `saveUnsavedInput` is called, for example before the site
 * reloads the page. Restores the text the next time that the form is shown in the same tab.
 *
 * @param form a form whose text fields have names
 * @param key storage key
 * @param onChange called after the form has been filled in or emptied
 * @returns a function that removes the registration
 */
export function keepFormTexts(
  form: HTMLFormElement,
  key: string,
  onChange: () => void,
): () => void {
  fillIn(form, takeTexts(key));
  onChange();
  return registerUnsavedInput(
    async () => storeTexts(key, Object.fromEntries(new FormData(form))),
    () => {
      form.reset();
      onChange();
    },
  );
}

/** Fills in fields. `texts` maps field names to values. */
export function fillIn(form: HTMLFormElement, texts: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (takesText && typeof text === 'string') field.value = text;
  }
}

/** Stores texts for this tab. Returns true if a reload would lose nothing. */
function storeTexts(key: string, texts: Readonly<Record<string, unknown>>): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(texts));
    return true;
  } catch {
    return Object.values(texts).every((text) => text === '');
  }
}

/** Returns the stored texts, and removes them from storage. */
function takeTexts(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return { ...(stored as object) };
  } catch {
    return {};
  }
}
