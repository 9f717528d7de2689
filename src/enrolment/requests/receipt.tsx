import { useId } from 'react';
import { enrolment } from '../../content/enrolment';
import { receipt } from '../../content/receipt';
import { StatePicture } from '../../ui/state-picture';
import type { AcceptedRecord } from '../core/record';
import { NextSteps } from '../wizard/next-steps';
import { ReceiptActions } from './receipt-actions';
import { ReceiptContact } from './receipt-contact';
import { receiptFacts } from './receipt-facts';
import { ReceiptReference } from './receipt-reference';
import './receipt.css';

interface ReceiptProps {
  readonly record: AcceptedRecord;
  /** Asks the visitor, and deletes it from the device. */
  readonly onRemove?: () => void;
}

/** The receipt of an accepted request, whole: to read, to read out, to print and to keep. */
export function Receipt({ record, onRemove }: ReceiptProps) {
  const id = useId();
  const { reference } = record;
  return (
    <article className="receipt" aria-labelledby={`${id}-title`}>
      <div className="receipt__slip">
        <p className="receipt__document">{receipt.documentTitle}</p>
        <div className="receipt__head">
          <StatePicture name="sent" small />
          <div>
            <h2 className="receipt__title" id={`${id}-title`}>
              {receipt.title}
            </h2>
            <p>{receipt.text}</p>
          </div>
        </div>
        {reference ? (
          <ReceiptReference reference={reference} />
        ) : (
          <p className="receipt__no-reference">{receipt.noReference}</p>
        )}
        <dl className="receipt__facts">
          {receiptFacts(record).map(([name, value]) => (
            <div key={name} className="receipt__fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="receipt__privacy">{receipt.privacy}</p>
        <ReceiptActions record={record} onRemove={onRemove} />
      </div>
      <div className="receipt__aside">
        <section className="receipt__next">
          <h3>{enrolment.sent.nextTitle}</h3>
          <NextSteps steps={enrolment.sent.next} />
        </section>
        <ReceiptContact record={record} />
      </div>
    </article>
  );
}
