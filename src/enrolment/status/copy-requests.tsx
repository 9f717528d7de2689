import { useId, useRef, useState } from 'react';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { type CopiedRequest, requestsText } from './request-text';

const { copy, copied, byHand } = outbox.copy;

/** Copies what was typed in some requests, to be put into a mail. */
export function CopyRequests({ records }: { readonly records: readonly CopiedRequest[] }) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [step, setStep] = useState<'idle' | 'copied' | 'by-hand'>('idle');

  async function copyText() {
    try {
      await navigator.clipboard.writeText(requestsText(records));
      setStep('copied');
    } catch {
      // Refused, or no secure connection: the visitor can copy it by hand.
      setStep('by-hand');
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={copyText}>
        <Icon name={step === 'copied' ? 'check' : 'copy'} />
        <span aria-live="polite">{step === 'copied' ? copied : copy}</span>
      </Button>
      {step === 'by-hand' && (
        <Field id={id} label={byHand}>
          <textarea
            ref={text}
            id={id}
            className="input"
            rows={8}
            readOnly
            value={requestsText(records)}
            onFocus={() => text.current?.select()}
          />
        </Field>
      )}
    </>
  );
}
