import { Link } from 'react-router-dom';
import { academy } from '../../content/academy';
import { enrolment } from '../../content/enrolment';
import { privacyNotice } from '../../content/privacy-notice';
import { StatusIllustration } from '../../ui/status-illustration';
import './wizard.css';

/** Shows other ways to contact the academy if JavaScript, which the form needs, is disabled. */
export function NoScriptNotice() {
  return (
    <noscript>
      <div className="without-script card cluster">
        <StatusIllustration name="no-script" />
        <p>
          {enrolment.needsScript} <a href={`mailto:${academy.email}`}>{academy.email}</a>,{' '}
          <a href={academy.phoneHref}>{academy.phone}</a>.
        </p>
      </div>
    </noscript>
  );
}

/** The privacy notice below the form, in all its languages. */
export function PrivacyNotice() {
  return (
    <div className="privacy-notice note">
      {privacyNotice.map(({ language, title, text, more }) => (
        <div key={language} lang={language} className="privacy-notice__version">
          <p>
            <strong className="privacy-notice__title">{title}.</strong> {text}
          </p>
          <Link className="privacy-notice__more target" to={more.href}>
            {more.label}
          </Link>
        </div>
      ))}
    </div>
  );
}
