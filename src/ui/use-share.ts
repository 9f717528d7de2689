import { useState } from 'react';
import { useCopy } from './use-copy';

interface Shareable {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  /** Handed over as well where the device takes files of its kind. */
  readonly file?: File;
}

/** How sharing went: copied where the device can't share, to be copied by hand where it can't that. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'by-hand';

/**
 * Hands something on by the device's own way to share, else by the clipboard.
 *
 * @returns `share` takes what is shared, and the text to copy where it can't be; `step` knows how
 *   that went last
 */
export function useShare() {
  const [step, setStep] = useState<ShareOutcome | 'idle'>('idle');
  const { copy } = useCopy();

  async function share(content: Shareable, copyText: string): Promise<ShareOutcome> {
    // The same outcome once more is news as well.
    setStep('idle');
    const outcome = (await shareByDevice(content)) ?? (await copy(copyText));
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
