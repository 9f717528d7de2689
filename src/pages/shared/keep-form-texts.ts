import { registerUnsavedInput } from '../../ui/unsaved-input';
import { keepForm, takeKeptTexts } from './kept-form';

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
