import { receipt } from '../../content/receipt';
import { Button } from '../../ui/button';
import { CopyByHand, useCopy } from '../../ui/share';
import { Icon } from '../../ui/icon';
import { isOwnReference, spelledOut } from './receipt-facts';

/** The reference, large: to be read out on the phone, heard character by character, and copied. */
export function ReceiptReference({ reference }: { readonly reference: string }) {
  const { step, copy } = useCopy();
  const isOwn = isOwnReference(reference);
  return (
    <div className="receipt-reference">
      <p className="receipt-reference__label">{receipt.reference}</p>
      <div className="receipt-reference__line">
        <p className="receipt-reference__value" translate="no" dir="ltr">
          {isOwn && <span className="visually-hidden">{spelledOut(reference)}</span>}
          <strong aria-hidden={isOwn || undefined}>
            {isOwn
              ? [...reference.matchAll(/[^-]+-?/g)].map(({ 0: group, index }) => (
                  <span key={index} className="receipt-reference__group">
                    {group}
                  </span>
                ))
              : reference}
          </strong>
        </p>
        <Button variant="secondary" onClick={() => copy(reference)}>
          <Icon name={step === 'copied' ? 'check' : 'copy'} />
          <span aria-live="polite">{step === 'copied' ? receipt.copied : receipt.copy}</span>
        </Button>
      </div>
      {step === 'by-hand' && <CopyByHand oneLine label={receipt.copyByHand} text={reference} />}
      {isOwn && <p className="receipt-reference__hint">{receipt.referenceHint}</p>}
    </div>
  );
}
