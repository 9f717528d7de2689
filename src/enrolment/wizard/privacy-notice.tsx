import { privacyNotice } from '../../content/privacy-notice';
import { Link } from 'react-router-dom';
import './privacy-notice.css';

/** Below the form: what becomes of what is typed there, in each language. */
export function PrivacyNotice() {
  return (
    <div className="privacy-notice">
      {privacyNotice.map(({ language, title, text, more }) => (
        <div key={language} lang={language} className="privacy-notice__version">
          <p>
            <strong className="privacy-notice__title">{title}.</strong> {text}
          </p>
          <Link className="privacy-notice__more" to={more.href}>
            {more.label}
          </Link>
        </div>
      ))}
    </div>
  );
}
