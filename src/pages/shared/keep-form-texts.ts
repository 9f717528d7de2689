import { namePrefix } from '../../content/prefixes';
import { registerUnsavedInput } from '../../ui/unsaved-input';

/**
 * Stores a form's texts when the visitor leaves the page or `saveUnsavedInput` is called, and
 * restores them in the same tab. Returns a function to call when the form is removed.
 *
 * @param onChange called after the form has been filled in or emptied
 */
export function keepFormTexts(form: HTMLFormElement, onChange: () => void): () => void {
  fillIn(form, takeKeptTexts(form));
  onChange();
  const unregister = registerUnsavedInput(
    async () => keepForm(form),
    () => {
      form.reset();
      onChange();
    },
  );
  return () => {
    unregister();
    keepForm(form);
  };
}

/** Fills in fields. `texts` maps field names to values. */
export function fillIn(form: HTMLFormElement, texts: Readonly<Record<string, unknown>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    const takesText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (takesText && typeof text === 'string') field.value = text;
  }
}

/** What was typed in a form survives a reload in the tab's session storage, under the form's name. */
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
function takeKeptTexts(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(form)) ?? '{}');
    sessionStorage.removeItem(storageKey(form));
    return { ...(stored as object) };
  } catch {
    return {};
  }
}
