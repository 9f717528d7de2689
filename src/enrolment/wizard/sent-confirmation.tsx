import { paths } from '../../content/addresses';
import { enrolment } from '../../content/enrolment';
import { ButtonLink } from '../../ui/button-link';
import { StatePicture } from '../../ui/state-picture';
import { NextSteps } from './next-steps';
import './sent-confirmation.css';

/** The academy has the request: its thanks in Arabic, English below, and the way home. */
export function SentConfirmation({ reference }: { readonly reference: string | null }) {
  const { sent } = enrolment;
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
      <p>
        <ButtonLink to={paths.home}>{sent.home}</ButtonLink>
      </p>
    </div>
  );
}
