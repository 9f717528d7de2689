import { useState } from 'react';
import { dispatch } from '../client/dispatcher';

interface SendNow {
  /** `still-waiting` means that requests are still waiting after the visitor pressed 'Send now'. */
  readonly step: 'idle' | 'running' | 'still-waiting';
  readonly run: () => Promise<void>;
}

/** A second press during a run does nothing. */
export function useSendNow(waiting: number): SendNow {
  const [step, setStep] = useState<SendNow['step']>('idle');
  if (step === 'still-waiting' && waiting === 0) setStep('idle');

  async function run() {
    if (step === 'running') return;
    setStep('running');
    await dispatch('manual');
    setStep('still-waiting');
  }

  return { step, run };
}
