import { privacySection } from '../../content/privacy-section';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../ui/section-heading';
import './privacy-section.css';
import { useNamedPart } from './use-named-part';

const ids = privacySection.map(({ id }) => id);
const titleId = (id: string) => `${id}-title`;

/** 'Your personal data', in English and in Malay side by side, like the two banks of a river. */
export function PrivacySection() {
  useNamedPart(ids);
  return (
    <div className="section privacy-section">
      <div className="privacy-section__versions container">
        {privacySection.map(({ language, id, title, subtitle, parts }) => (
          <section
            key={language}
            id={id}
            lang={language}
            className="privacy-section__version"
            aria-labelledby={titleId(id)}
          >
            <div className="privacy-section__head">
              <SectionHeading id={titleId(id)} title={title} subtitle={subtitle} />
              {privacySection
                .filter((other) => other.id !== id)
                .map((other) => (
                  <Link
                    key={other.id}
                    lang={other.language}
                    className="privacy-section__link privacy-section__other"
                    to={`#${other.id}`}
                  >
                    {other.languageName}
                  </Link>
                ))}
            </div>
            {parts.map((part) => (
              <div key={part.title} className="privacy-section__part">
                <h3>{part.title}</h3>
                <p>{part.text}</p>
                {part.points && (
                  <ul className="privacy-section__points" role="list">
                    {part.points.map((point) => (
                      <li key={point} className="privacy-section__point">
                        {point}
                      </li>
                    ))}
                  </ul>
                )}
                {part.note && <p>{part.note}</p>}
                {part.links && (
                  <div className="privacy-section__links">
                    {part.links.map((link) => (
                      <PartLink key={link.href} {...link} />
                    ))}
                  </div>
                )}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** To another page of the site, or to the mail program or phone. */
function PartLink({ label, href }: { readonly label: string; readonly href: string }) {
  const className = 'privacy-section__link';
  return href.startsWith('/') ? (
    <Link className={className} to={href}>
      {label}
    </Link>
  ) : (
    <a className={className} href={href}>
      {label}
    </a>
  );
}
