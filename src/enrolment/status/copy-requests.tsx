import { useId } from 'react';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { selectForCopy, useCopy } from '../../ui/use-copy';
import { type CopiedRequest, requestsText } from './request-text';

const words = outbox.copy;

/** Copies what was typed in some requests, to be put into a mail. */
export function CopyRequests({ records }: { readonly records: readonly CopiedRequest[] }) {
  const id = useId();
  const { step, copy } = useCopy();

  return (
    <>
      <Button variant="secondary" onClick={() => copy(requestsText(records))}>
        <Icon name={step === 'copied' ? 'check' : 'copy'} />
        <span aria-live="polite">{step === 'copied' ? words.copied : words.copy}</span>
      </Button>
      {step === 'by-hand' && (
        <Field id={id} label={words.byHand}>
          <textarea
            ref={selectForCopy}
            id={id}
            className="input"
            rows={8}
            readOnly
            value={requestsText(records)}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
      )}
    </>
  );
}
