import { useState } from 'react';
import { dispatch } from '../client/dispatcher';

interface SendNow {
  /** `still-waiting`: some requests still wait after an attempt that the visitor triggered. */
  readonly step: 'idle' | 'running' | 'still-waiting';
  readonly run: () => Promise<void>;
}

/**
 * Implements 'Send now', which sends all waiting requests, one run at a time.
 *
 * @param waiting number of waiting requests
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
