import { useState } from 'react';
import { forget as words } from '../../content/forget';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { deleteEverything } from '../client/commands';
import './forget-device.css';
import { ForgetDialog } from './forget-dialog';
import { Forgotten } from './forgotten';

type Step = 'idle' | 'asking' | 'forgetting' | 'refused' | 'forgotten';

/** Lets the visitor have everything forgotten that this device keeps of them. */
export function ForgetDevice() {
  const [step, setStep] = useState<Step>('idle');

  async function forget() {
    setStep('forgetting');
    try {
      await deleteEverything();
      setStep('forgotten');
    } catch {
      setStep('refused');
    }
  }

  if (step === 'forgotten') return <Forgotten />;
  return (
    <div className="forget-device">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {/* Always there, so that what comes into it is announced. */}
      <div role="alert" className="forget-device__refusal">
        {step === 'refused' && (
          <Notice kind="error">
            <p>{words.refused}</p>
          </Notice>
        )}
      </div>
      <p>
        <Button variant="destructive" onClick={() => setStep('asking')}>
          <Icon name="bin" />
          {words.button}
        </Button>
      </p>
      {(step === 'asking' || step === 'forgetting') && (
        <ForgetDialog
          running={step === 'forgetting'}
          onAccept={() => void forget()}
          onDecline={() => setStep('idle')}
        />
      )}
    </div>
  );
}
