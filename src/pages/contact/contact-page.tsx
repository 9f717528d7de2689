import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { contact } from '../../content/contact';
import { heroPictures } from '../../content/hero-pictures';
import { pageHead } from '../../content/pages';
import { privacySection } from '../../content/privacy-section';
import { organizationData } from '../../content/structured-data';
import { SectionHeading } from '../../ui/section-heading';
import { moveFocusTo } from '../../ui/restore-focus';
import { ContactSection } from '../shared/contact-section';
import { PageHead, StructuredData } from '../shared/page-head';
import { PageHero } from '../shared/page-hero';
import { useHash } from '../shared/use-hash';
import './contact-page.css';

/**
 * Contact Us (section 2): the hero with its 'Chat With US' box, then the contact section. The
 * privacy section comes last, because this is the page for deletion requests.
 */
export function ContactPage() {
  return (
    <>
      <PageHead {...pageHead.contact} path={paths.contact} />
      <StructuredData data={organizationData} />
      <PageHero
        title={contact.heroTitle}
        intro={contact.heroIntro}
        picture={heroPictures.contact}
        decorated
      />
      <ContactSection />
      <PrivacySection />
    </>
  );
}

const sectionIds = privacySection.map(({ id }) => id);
const titleId = (id: string) => `${id}-title`;

/** 'Your personal data', in English and Malay side by side, like the two banks of a river. */
function PrivacySection() {
  useNamedPart(sectionIds);
  return (
    <div className="section privacy-section">
      <div className="privacy-section__versions wide-columns container">
        {privacySection.map(({ language, id, title, subtitle, parts }) => (
          <section
            key={language}
            id={id}
            lang={language}
            className="privacy-section__version stack-6"
            aria-labelledby={titleId(id)}
          >
            <div className="stack-2">
              <SectionHeading id={titleId(id)} title={title} subtitle={subtitle} />
              {privacySection
                .filter((other) => other.id !== id)
                .map((other) => (
                  <Link
                    key={other.id}
                    lang={other.language}
                    className="privacy-section__other target"
                    to={`#${other.id}`}
                  >
                    {other.languageName}
                  </Link>
                ))}
            </div>
            {parts.map((part) => (
              <div key={part.title} className="stack-3">
                <h3>{part.title}</h3>
                <p>{part.text}</p>
                {part.points && (
                  <ul className="points stack-2" role="list">
                    {part.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {part.note && <p>{part.note}</p>}
                {part.links && (
                  <div className="privacy-section__links cluster">
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

/** A link to another page of the site, or to the mail app or phone. */
function PartLink({ label, href }: { readonly label: string; readonly href: string }) {
  const className = 'privacy-section__link target';
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

/** The router's key for the first history entry, where nothing has the focus yet. */
const firstEntry = 'default';

/**
 * Scrolls to the part of the page that the address names, and focuses its heading.
 *
 * @param ids fragments that an address may name; must be the same array on every render
 */
function useNamedPart(ids: readonly string[]): void {
  const hash = useHash();
  const { key } = useLocation();
  useEffect(() => {
    const part = ids.includes(hash) ? document.getElementById(hash) : null;
    if (!part) return;
    part.scrollIntoView({ behavior: 'instant' });
    // After a page change, because the new page gets the focus in the same task.
    if (key !== firstEntry) queueMicrotask(() => moveFocusTo(part.querySelector('h2')));
  }, [ids, hash, key]);
}
