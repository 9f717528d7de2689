import { Link } from 'react-router-dom';
import { siteLanguages } from '../../content/languages';
import { paths } from '../../content/paths';
import { inLanguage } from '../../site/languages';
import { labels } from '#words/labels';
import { enrolment } from '#words/enrolment';
import { privacyNotices } from '#words/privacy-notice-versions';
import { WaysToAsk } from '../status/ways-to-ask';
import { StatusIllustration } from '../../ui/status-illustration';
import './wizard.css';

/** Shows other ways to contact the academy if JavaScript, which the form needs, is disabled. */
export function NoScriptNotice() {
  return (
    <noscript>
      <div className="without-script card padded cluster">
        <StatusIllustration name="no-script" />
        <p className="breakable grow">
          {enrolment.needsScript + labels.space}
          <WaysToAsk />
          {labels.fullStop}
        </p>
      </div>
    </noscript>
  );
}

/** The privacy notice in brief, in the page's language, English and Malay. */
export function PrivacyNotice() {
  return (
    <div className="points note grid stack-5">
      {privacyNotices.map(({ language, title, text, more, path }) => (
        <div
          key={language}
          lang={siteLanguages[language].lang}
          dir={siteLanguages[language].direction}
          className="privacy-notice__version stack-1 start"
        >
          <p>
            <strong>{title}</strong> {text}
          </p>
          {path ? (
            <Link className="target strong screen-only" to={path}>
              {more}
            </Link>
          ) : (
            <a
              className="target strong screen-only"
              href={inLanguage(language, paths.privacy)}
              hrefLang={siteLanguages[language].lang}
            >
              {more}
            </a>
          )}
        </div>
      ))}
    </div>
  );
}
