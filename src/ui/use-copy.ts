import { useState } from 'react';

/** How copying went: 'by-hand' where the browser refuses it, or the connection is not secure. */
type CopyStep = 'idle' | 'copied' | 'by-hand';

/** Copies text, and knows how that went. */
export function useCopy(): {
  readonly step: CopyStep;
  readonly copy: (text: string) => Promise<Exclude<CopyStep, 'idle'>>;
} {
  const [step, setStep] = useState<CopyStep>('idle');

  async function copy(text: string) {
    // A second success is news as well.
    setStep((before) => (before === 'copied' ? 'idle' : before));
    const outcome = await writeToClipboard(text);
    setStep(outcome);
    return outcome;
  }

  return { step, copy };
}

async function writeToClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The `ref` of a field that then shows the text: selected, with the focus, to be copied by hand. */
export function selectForCopy(field: TextField | null): void {
  field?.focus();
  if (field) selectAll(field);
}

/** Selects a field's text from its end, as Firefox scrolls to where a selection ends. */
export const selectAll = (field: TextField): void =>
  field.setSelectionRange(0, field.value.length, 'backward');
