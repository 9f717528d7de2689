import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { academy } from '../../content/academy';
import { legal } from '#words/legal';
import { pageHead } from '#words/pages';
import { paths } from '../../content/paths';
import { privacySections } from '#words/privacy-section-versions';
import { terms } from '#words/terms';
import { siteLanguages } from '../../content/languages';
import { getFragment } from '../../site/addresses';
import { inLanguage } from '../../site/languages';
import { moveFocusTo } from '../../ui/restore-focus';
import { SectionHeading } from '../../ui/section-heading';
import { UnbrokenCodes } from '../../ui/unbroken-codes';
import { PageHead } from '../shared/page-head';
import { scrollToNamed, useHash, useIsOpening } from '../shared/use-hash';
import './legal-page.css';

export function LegalPage() {
  useNamedPart(sectionIds);
  return (
    <>
      <PageHead {...pageHead.legal} path={paths.legal} />
      <div className="section page-start">
        <div className="container stack-7">
          <header className="stack-3">
            <h1 className="page-title">{legal.title}</h1>
            <p className="lead soft">{legal.intro}</p>
          </header>
          <PrivacySection />
        </div>
      </div>
      <TermsSection />
    </>
  );
}

const termsId = getFragment(paths.terms);
const sectionIds = [...privacySections.map(({ path }) => getFragment(path)), termsId];
const titleId = (id: string) => `${id}-title`;

/** The languages required by law that this page does not have. */
const elsewhere = (['en', 'ms'] as const).filter((tag) =>
  privacySections.every(({ language }) => language !== tag),
);

function PrivacySection() {
  return (
    <div className="wide-columns stack-6 apart">
      {privacySections.map(({ language, path, title, subtitle, lastChanged, parts }) => (
        <section
          key={language}
          id={getFragment(path)}
          lang={siteLanguages[language].lang}
          className="privacy-section__version stack-6"
          aria-labelledby={titleId(language)}
        >
          <div className="stack-2 start">
            <SectionHeading id={titleId(language)} title={title} subtitle={subtitle} />
            <p className="note">{lastChanged}</p>
            {privacySections
              .filter((other) => other.path !== path)
              .map((other) => (
                <Link
                  key={other.path}
                  lang={siteLanguages[other.language].lang}
                  className="narrow-only target strong screen-only"
                  to={other.path}
                >
                  {siteLanguages[other.language].name}
                </Link>
              ))}
            {elsewhere.length > 0 && (
              <div className="cluster loose flush">
                {elsewhere.map((tag) => (
                  <a
                    key={tag}
                    lang={siteLanguages[tag].lang}
                    hrefLang={siteLanguages[tag].lang}
                    className="target strong"
                    href={inLanguage(tag, paths.privacy)}
                  >
                    {siteLanguages[tag].name}
                  </a>
                ))}
              </div>
            )}
          </div>
          {parts.map((part) => (
            <div key={part.title} className="stack-3">
              <h3>{part.title}</h3>
              <p>
                <WithPhoneLink text={part.text} />
              </p>
              {part.points && <Points points={part.points} />}
              {part.note && <p>{part.note}</p>}
              {part.links && (
                <div className="cluster loose flush">
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
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="points stack-2" role="list">
      {points.map((point) => (
        <li key={point}>
          <WithPhoneLink text={point} />
        </li>
      ))}
    </ul>
  );
}

/** Text with the academy's phone number as a link that doesn't wrap, or with unbroken codes. */
function WithPhoneLink({ text }: { readonly text: string }) {
  const [before, ...others] = text.split(academy.phone);
  if (others.length === 0) return <UnbrokenCodes text={text} />;
  return (
    <>
      {before}
      <a href={academy.phoneHref}>{academy.phone}</a>
      {others.join(academy.phone)}
    </>
  );
}

function TermsSection() {
  const { title, subtitle, lastChanged, parts, refunds } = terms;
  return (
    <section id={termsId} className="section section--sunken" aria-labelledby={titleId(termsId)}>
      <div className="container stack-6">
        <SectionHeading id={titleId(termsId)} title={title} subtitle={subtitle} />
        <p className="note">{lastChanged}</p>
        <div className="wide-columns stack-6 apart">
          {parts.map((part) => (
            <div key={part.title} className="stack-3">
              <h3>{part.title}</h3>
              <Points points={part.points} />
            </div>
          ))}
        </div>
        <div className="stack-3">
          <h3 id="refunds">{refunds.title}</h3>
          <table className="refunds" aria-labelledby="refunds">
            <thead>
              <tr className="note">
                <th scope="col">{refunds.when}</th>
                <th scope="col">{refunds.back}</th>
              </tr>
            </thead>
            <tbody>
              {refunds.rows.map(([when, back]) => (
                <tr key={when}>
                  <th scope="row">{when}</th>
                  <td>{back}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="note">
            <Points points={refunds.notes} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A link to another page of the site, or a `mailto:` or `tel:` link. */
function PartLink({ label, href }: { readonly label: string; readonly href: string }) {
  const className = 'target strong screen-only';
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

/**
 * When the visitor follows a link to a part, scrolls there and focuses its heading.
 *
 * @param ids must be the same array on every render
 */
function useNamedPart(ids: readonly string[]): void {
  const hash = useHash();
  const { key } = useLocation();
  const isOpening = useIsOpening();
  useEffect(() => {
    const part = ids.includes(hash) ? document.getElementById(hash) : null;
    if (!part) return;
    scrollToNamed(part, isOpening);
    // Run after the code for route changes, which focuses the main element in the same task.
    if (!isOpening) queueMicrotask(() => moveFocusTo(part.querySelector('h2')));
  }, [ids, hash, key, isOpening]);
}
