import { Link, useLinkClickHandler } from 'react-router-dom';
import { aboutAcademy } from '#words/academy';
import { academy } from '../../content/academy';
import { footer } from '#words/footer';
import { languageWords } from '#words/language';
import { SocialLinks } from '../../pages/shared/social-links';
import { useToday } from '../../pages/shared/use-today';
import { redirectFrom } from '../../site/addresses';
import { BreakableAddress } from '../../ui/breakable-address';
import { Icon } from '../../ui/icon';
import { Lines } from '../../ui/lines';
import { UnbrokenCodes } from '../../ui/unbroken-codes';
import './footer.css';

export function Footer() {
  return (
    <footer className="footer on-ink">
      <div className="footer__columns container">
        <div className="footer__school stack-4">
          <img src="/pictures/logo-dark.svg" alt="" width="200" height="48" loading="lazy" />
          <p>{aboutAcademy.description}</p>
          <p className="note">
            <UnbrokenCodes text={aboutAcademy.registration} />
          </p>
          {languageWords.unreviewed && <p className="note">{languageWords.unreviewed}</p>}
        </div>
        <div className="footer__lists">
          <nav aria-labelledby="footer-links">
            <h2 className="footer__title" id="footer-links">
              {footer.quickLinksTitle}
            </h2>
            <ul className="footer__list">
              {footer.quickLinks.map(({ label, href }) => (
                <li key={href}>
                  <QuickLink label={label} href={href} />
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="footer__title">{footer.contactTitle}</h2>
            <ul className="footer__list">
              <li>
                <Icon name="mail" />
                <a className="footer__link" href={`mailto:${academy.email}`}>
                  <BreakableAddress text={academy.email} />
                </a>
              </li>
              <li>
                <Icon name="phone" />
                <a className="footer__link" href={academy.phoneHref}>
                  {academy.phone}
                </a>
              </li>
              <li>
                <Icon name="pin" />
                <address className="footer__address start">
                  <Lines of={academy.addressLines} />
                </address>
              </li>
            </ul>
          </div>
        </div>
      </div>
      <div className="footer__end container cluster row">
        <div className="cluster loose">
          <h2 className="footer__title">{footer.socialTitle}</h2>
          <SocialLinks />
        </div>
        <div className="cluster loose">
          <Copyright />
          {[footer.privacy, footer.terms].map(({ label, href }) => (
            <Link key={href} className="footer__link" to={href}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}

function Copyright() {
  const today = useToday();
  return <p>{footer.copyright(today && today.slice(0, 4))}</p>;
}

/** A link that navigates straight to its redirect's target, so that the scroll position is kept. */
function QuickLink({ label, href }: { readonly label: string; readonly href: string }) {
  const target = redirectFrom({ pathname: href, search: '' }) ?? href;
  const follow = useLinkClickHandler<HTMLAnchorElement>(target);
  return (
    <Link className="footer__link" to={href} onClick={follow}>
      {label}
    </Link>
  );
}
