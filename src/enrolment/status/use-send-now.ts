import { useState } from 'react';
import { dispatch } from '../client/dispatcher';

interface SendNow {
  /** `still-waiting`: it was tried on the visitor's word, and something still waits. */
  readonly step: 'idle' | 'running' | 'still-waiting';
  readonly run: () => Promise<void>;
}

/**
 * 'Send now': sends everything that waits, once at a time.
 *
 * @param waiting how many requests wait
 */
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
