import { academy, whatsappLink } from '../../content/academy';
import { help } from '../../content/help';
import '../../ui/button.css';
import { SocialIcon } from '../../ui/social-icon';
import { mailtoLink } from '../shared/contact-message';
import { ExternalLink } from '../shared/external-link';
import './visa-invitation.css';

const { invite } = help.visa;

/** Asks for nationality and course duration, for which the academy sends a guide (section 2). */
export function VisaInvitation() {
  return (
    <div className="visa-invitation on-ink">
      <p className="visa-invitation__text">{invite.text}</p>
      <div className="visa-invitation__ways">
        <ExternalLink className="button button--primary" href={whatsappLink(invite.message)}>
          <SocialIcon id="whatsapp" />
          {invite.button}
        </ExternalLink>
        <a
          className="visa-invitation__mail"
          href={mailtoLink(academy.email, invite.button, invite.message)}
        >
          {academy.email}
        </a>
      </div>
    </div>
  );
}
