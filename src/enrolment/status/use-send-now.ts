import { useState } from 'react';
import { dispatch } from '../client/dispatcher';

/** `still-waiting` means that requests are still waiting after the visitor pressed 'Send now'. */
type Step = 'idle' | 'running' | 'still-waiting';

/** A second press during a run does nothing. */
export function useSendNow(waiting: number) {
  const [step, setStep] = useState<Step>('idle');
  if (step === 'still-waiting' && waiting === 0) setStep('idle');

  async function run() {
    if (step === 'running') return;
    setStep('running');
    await dispatch('manual');
    setStep('still-waiting');
  }

  return { step, run };
}
