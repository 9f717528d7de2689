import { paths } from '../../content/addresses';
import { enrolment } from '../../content/enrolment';
import { ButtonLink } from '../../ui/button';
import { Link } from 'react-router-dom';
import { StatePicture } from '../../ui/state-picture';
import { isStored } from '../client/device-view';
import { AnotherPerson } from './another-person';
import { NextSteps } from './next-steps';
import './sent-confirmation.css';

interface SentConfirmationProps {
  readonly id: string;
  readonly reference: string | null;
  readonly onAnother: () => void;
}

/** The academy has the request: its thanks in Arabic, English below, and the ways on. */
export function SentConfirmation({ id, reference, onAnother }: SentConfirmationProps) {
  const { sent } = enrolment;
  // A device that could not store it has none.
  const hasReceipt = isStored(['request', id]);
  return (
    <div className="sent-confirmation">
      <StatePicture name="sent" />
      <p className="sent-confirmation__arabic" lang="ar" dir="rtl">
        {sent.arabic}
      </p>
      <p className="sent-confirmation__english">{sent.english}</p>
      {reference && (
        <p className="sent-confirmation__receipt">
          {sent.reference}: <strong className="sent-confirmation__reference">{reference}</strong>
        </p>
      )}
      <div className="sent-confirmation__next">
        <h3>{sent.nextTitle}</h3>
        <NextSteps steps={sent.next} />
      </div>
      <p className="sent-confirmation__ways">
        <ButtonLink to={paths.home}>{sent.home}</ButtonLink>
        {hasReceipt && (
          <Link className="sent-confirmation__link" to={paths.receipt(id)}>
            {sent.receipt}
          </Link>
        )}
      </p>
      <AnotherPerson onBegin={onAnother} />
    </div>
  );
}
