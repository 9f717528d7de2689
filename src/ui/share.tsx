import { useState } from 'react';
import { Button } from './button';
import { InputField } from './field';
import { Icon } from './icon';

interface Shareable {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** 'by-hand' means that the browser refuses to copy the text. */
type CopyOutcome = 'copied' | 'by-hand';

/** Shares content through the device's share sheet, or else copies a text. */
export function useShare() {
  const [step, share] = useOutcome(
    async (content: Shareable, copyText: string) =>
      (await shareByDevice(content)) ?? (await writeToClipboard(copyText)),
  );
  return { step, share };
}

export function useCopy() {
  const [step, copy] = useOutcome(writeToClipboard);
  return { step, copy };
}

interface CopyButtonProps {
  readonly text: string;
  /** What the button says before and after it was pressed. */
  readonly words: Readonly<Record<CopyOutcome | 'idle', string>>;
  readonly variant?: 'primary' | 'secondary';
  /** Called if the browser refuses to copy the text. */
  readonly onRefused?: () => void;
}

export function CopyButton({ text, words, variant = 'secondary', onRefused }: CopyButtonProps) {
  const { step, copy } = useCopy();

  async function run() {
    if ((await copy(text)) === 'by-hand') onRefused?.();
  }

  return (
    <Button variant={variant} onClick={() => void run()}>
      <Icon name={step === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite">{words[step]}</span>
    </Button>
  );
}

/** Returns the outcome of an action's last run, and a function that runs it. */
function useOutcome<Args extends readonly unknown[], Outcome>(
  run: (...args: Args) => Promise<Outcome>,
) {
  const [step, setStep] = useState<Outcome | 'idle'>('idle');
  const runAgain = async (...args: Args) => {
    // Reset, so that the same outcome is announced again.
    setStep('idle');
    const outcome = await run(...args);
    setStep(() => outcome);
    return outcome;
  };
  return [step, runAgain] as const;
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

async function writeToClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'by-hand';
  }
}

/** Ref callback that focuses a field and selects its text, so that the visitor can copy it. */
type TextField = HTMLInputElement | HTMLTextAreaElement;

export function selectForCopy(field: TextField | null): void {
  field?.focus();
  if (field) selectAll(field);
}

/** Selects the text backwards, because Firefox scrolls to the end of the selection. */
const selectAll = (field: TextField): void =>
  field.setSelectionRange(0, field.value.length, 'backward');

/** A field with preselected text to copy by hand, for browsers that block copying. */
export function CopyByHand({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <InputField
      label={label}
      ref={selectForCopy}
      readOnly
      value={text}
      onFocus={({ currentTarget }) => selectAll(currentTarget)}
    />
  );
}
