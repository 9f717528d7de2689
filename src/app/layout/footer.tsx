import { Link } from 'react-router-dom';
import { academy } from '../../content/academy';
import { footer } from '../../content/footer';
import { SocialLinks } from '../../pages/shared/social-links';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import './footer.css';

/** The foot of every page (section 2). */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__columns container">
        <div className="footer__school">
          <Logo />
          <p>{academy.description}</p>
        </div>
        <nav className="footer__column" aria-labelledby="footer-links">
          <h2 className="footer__title" id="footer-links">
            {footer.quickLinksTitle}
          </h2>
          <ul className="footer__list">
            {footer.quickLinks.map(({ label, href }) => (
              <li key={href}>
                <Link className="footer__link" to={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer__column">
          <h2 className="footer__title">{footer.contactTitle}</h2>
          <ul className="footer__list">
            <li>
              <a className="footer__link" href={`mailto:${academy.email}`}>
                <Icon name="mail" />
                {academy.email}
              </a>
            </li>
            <li>
              <a className="footer__link" href={academy.phoneHref}>
                <Icon name="phone" />
                {academy.phone}
              </a>
            </li>
            <li className="footer__link">
              <Icon name="pin" />
              <address className="footer__address">
                {academy.addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </li>
          </ul>
        </div>
        <div className="footer__column">
          <h2 className="footer__title">{footer.socialTitle}</h2>
          <SocialLinks />
        </div>
      </div>
      <p className="footer__copyright container">{footer.copyright(import.meta.env.BUILD_YEAR)}</p>
    </footer>
  );
}
