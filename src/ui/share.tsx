import { useId, useState } from 'react';
import { Field } from './field';

interface Shareable {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** 'by-hand' means that the browser refuses to copy the text. */
type CopyOutcome = 'copied' | 'by-hand';

/**
 * Shares content through the device's share sheet, or else copies a text. `step` is the outcome.
 */
export function useShare() {
  const [step, setStep] = useState<'idle' | 'shared' | 'cancelled' | CopyOutcome>('idle');

  async function share(content: Shareable, copyText: string) {
    // Reset, so that the same outcome is announced again.
    setStep('idle');
    const outcome = (await shareByDevice(content)) ?? (await writeToClipboard(copyText));
    setStep(outcome);
    return outcome;
  }

  return { step, share };
}

/** @returns undefined if the device can't share or refuses to */
async function shareByDevice(content: Shareable): Promise<'shared' | 'cancelled' | undefined> {
  if (!('share' in navigator)) return undefined;
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    // An `AbortError` means that the visitor closed the share sheet.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'cancelled' : undefined;
  }
}

/** Copies text to the clipboard. */
export function useCopy() {
  const [step, setStep] = useState<'idle' | CopyOutcome>('idle');

  async function copy(text: string) {
    // Reset, so that the same outcome is announced again.
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

/** Ref callback that focuses a field and selects its text, so that the visitor can copy it. */
export function selectForCopy(field: HTMLInputElement | null): void {
  field?.focus();
  if (field) selectAll(field);
}

/** Selects the text backwards, because Firefox scrolls to the end of the selection. */
const selectAll = (field: HTMLInputElement): void =>
  field.setSelectionRange(0, field.value.length, 'backward');

/** A field with preselected text to copy by hand, for browsers that block copying. */
export function CopyByHand({ label, text }: { readonly label: string; readonly text: string }) {
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
