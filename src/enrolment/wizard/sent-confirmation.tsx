import { paths } from '../../content/addresses';
import { enrolment } from '../../content/enrolment';
import { ButtonLink } from '../../ui/button-link';
import './sent-confirmation.css';

/** The academy has the request: its thanks in Arabic, English below, and the way home. */
export function SentConfirmation({ reference }: { readonly reference: string | null }) {
  const { sent } = enrolment;
  return (
    <div className="sent-confirmation">
      <p className="sent-confirmation__arabic" lang="ar" dir="rtl">
        {sent.arabic}
      </p>
      <p>{sent.english}</p>
      {reference && (
        <p>
          {sent.reference}: <strong className="sent-confirmation__reference">{reference}</strong>
        </p>
      )}
      <p>
        <ButtonLink to={paths.home}>{sent.home}</ButtonLink>
      </p>
    </div>
  );
}
