import { academy } from '../../content/academy';
import { enrolment } from '../../content/enrolment';
import { StatePicture } from '../../ui/state-picture';
import './without-script.css';

/** Where no script runs the form can't work, and says how else to reach the academy. */
export function WithoutScript() {
  return (
    <noscript>
      <div className="without-script">
        <StatePicture name="no-script" />
        <p>
          {enrolment.needsScript} <a href={`mailto:${academy.email}`}>{academy.email}</a>,{' '}
          <a href={academy.phoneHref}>{academy.phone}</a>.
        </p>
      </div>
    </noscript>
  );
}
