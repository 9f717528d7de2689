import { useId, useState } from 'react';
import { Field } from './field';

interface Shareable {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  /** Handed over as well where the device takes files of its kind. */
  readonly file?: File;
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
async function shareByDevice({
  file,
  ...content
}: Shareable): Promise<'shared' | 'cancelled' | undefined> {
  if (!('share' in navigator)) return undefined;
  const withFile = file && { ...content, files: [file] };
  try {
    await navigator.share(withFile && canShare(withFile) ? withFile : content);
    return 'shared';
  } catch (error) {
    // The visitor closed the sheet.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'cancelled' : undefined;
  }
}

const canShare = (data: ShareData): boolean => 'canShare' in navigator && navigator.canShare(data);

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

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The `ref` of a field that then shows the text: selected, with the focus, to be copied by hand. */
export function selectForCopy(field: TextField | null): void {
  field?.focus();
  if (field) selectAll(field);
}

/** Selects a field's text from its end, as Firefox scrolls to where a selection ends. */
const selectAll = (field: TextField): void =>
  field.setSelectionRange(0, field.value.length, 'backward');

interface CopyByHandProps {
  readonly label: string;
  readonly text: string;
  /** A line in place of a box, for what is as short as a link. */
  readonly oneLine?: boolean;
}

/** A text to be copied by hand, where the browser does not let the page copy: it comes selected. */
export function CopyByHand({ label, text, oneLine = false }: CopyByHandProps) {
  const id = useId();
  const field = {
    id,
    className: 'input',
    readOnly: true,
    value: text,
    onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      selectAll(currentTarget),
  };
  return (
    <Field id={id} label={label}>
      {oneLine ? (
        <input ref={selectForCopy} {...field} />
      ) : (
        <textarea ref={selectForCopy} rows={8} {...field} />
      )}
    </Field>
  );
}
