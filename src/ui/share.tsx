import { useId, useState } from 'react';
import { Field } from './field';

interface Shareable {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** 'by-hand' where the browser refuses to copy, or the connection is not secure. */
type CopyOutcome = 'copied' | 'by-hand';

/**
 * Hands something on by the device's own way to share, else by the clipboard.
 *
 * @returns `share` takes what is shared, and the text to copy where it can't be; `step` knows how
 *   that went last
 */
export function useShare() {
  const [step, setStep] = useState<'idle' | 'shared' | 'cancelled' | CopyOutcome>('idle');

  async function share(content: Shareable, copyText: string) {
    // The same outcome once more is news as well.
    setStep('idle');
    const outcome = (await shareByDevice(content)) ?? (await writeToClipboard(copyText));
    setStep(outcome);
    return outcome;
  }

  return { step, share };
}

/** @returns undefined where the device has no way to share, or refuses */
async function shareByDevice(content: Shareable): Promise<'shared' | 'cancelled' | undefined> {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    // The visitor closed the sheet.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'cancelled' : undefined;
  }
}

/** Copies text, and knows how that went. */
export function useCopy() {
  const [step, setStep] = useState<'idle' | CopyOutcome>('idle');

  async function copy(text: string) {
    // The same outcome once more is news as well.
    setStep('idle');
    const outcome = await writeToClipboard(text);
    setStep(outcome);
    return outcome;
  }

  return { step, copy };
}

async function writeToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}

/** The `ref` of a field that then shows the text: selected, with the focus, to be copied by hand. */
export function selectForCopy(field: HTMLInputElement | null): void {
  field?.focus();
  if (field) selectAll(field);
}

/** Selects a field's text from its end, as Firefox scrolls to where a selection ends. */
const selectAll = (field: HTMLInputElement): void =>
  field.setSelectionRange(0, field.value.length, 'backward');

interface CopyByHandProps {
  readonly label: string;
  readonly text: string;
}

/** A text to be copied by hand, where the browser does not let the page copy: it comes selected. */
export function CopyByHand({ label, text }: CopyByHandProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <input
        ref={selectForCopy}
        id={id}
        className="input"
        readOnly
        value={text}
        onFocus={({ currentTarget }) => selectAll(currentTarget)}
      />
    </Field>
  );
}
