import { academy, socialLinks } from '../../content/academy';
import { contact } from '../../content/contact';
import { SocialIcon } from '../../ui/social-icon';
import './contact-details.css';
import { ExternalLink } from './external-link';

const { details } = contact;

/** Address, phone, e-mail, hours and social handles, each as the link that reaches it (section 2). */
export function ContactDetails() {
  return (
    <div className="contact-details">
      <h3 className="contact-details__title">{details.title}</h3>
      <dl>
        <div className="contact-details__row">
          <dt className="contact-details__term">{details.address}</dt>
          <dd className="contact-details__value">
            <address className="contact-details__lines">
              {academy.addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div className="contact-details__row">
          <dt className="contact-details__term">{details.hours}</dt>
          <dd className="contact-details__value contact-details__lines">
            {academy.openingHours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
        <div className="contact-details__row">
          <dt className="contact-details__term">{details.phone}</dt>
          <dd className="contact-details__value">
            <a className="contact-details__link" href={academy.phoneHref}>
              {academy.phone}
            </a>
          </dd>
        </div>
        <div className="contact-details__row">
          <dt className="contact-details__term">{details.email}</dt>
          <dd className="contact-details__value">
            <a className="contact-details__link" href={`mailto:${academy.email}`}>
              {academy.email}
            </a>
          </dd>
        </div>
        <div className="contact-details__row">
          <dt className="contact-details__term">{details.social}</dt>
          <dd className="contact-details__value">
            <ul className="contact-details__handles">
              {socialLinks.map(({ id, name, handle, href }) => (
                <li key={id} className="contact-details__handle">
                  <SocialIcon id={id} />
                  <span>
                    <span className="visually-hidden">{name}: </span>
                    {href === null ? handle : <ExternalLink href={href}>{handle}</ExternalLink>}
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </div>
  );
}
