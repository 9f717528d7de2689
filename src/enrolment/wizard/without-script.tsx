import { academy } from '../../content/academy';
import { enrolment } from '../../content/enrolment';

/** Where no script runs the form can't work, and says how else to reach the academy. */
export function WithoutScript() {
  return (
    <noscript>
      <p className="without-script">
        {enrolment.needsScript} <a href={`mailto:${academy.email}`}>{academy.email}</a>,{' '}
        <a href={academy.phoneHref}>{academy.phone}</a>.
      </p>
    </noscript>
  );
}
