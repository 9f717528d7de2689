import { useId } from 'react';
import { contact } from '../../content/contact';
import { Hero, type HeroProps } from '../../ui/hero';
import './page-hero.css';
import { SocialLinks } from './social-links';

interface PageHeroProps extends Omit<HeroProps, 'chat'> {
  /** Already written into the WhatsApp chat: on a course's pages it names the course. */
  readonly whatsappText?: string;
}

/** The hero of every page: the banner with the academy's 'Chat With US' box (section 2). */
export function PageHero({ whatsappText, ...hero }: PageHeroProps) {
  return (
    <Hero {...hero} chat={<ChatBox {...(whatsappText !== undefined && { whatsappText })} />} />
  );
}

interface ChatBoxProps {
  /** Already written into the WhatsApp chat. */
  readonly whatsappText?: string | undefined;
}

/** The 'Chat With US' box (section 2). */
function ChatBox({ whatsappText }: ChatBoxProps) {
  const titleId = useId();
  return (
    <section className="chat-box" aria-labelledby={titleId}>
      <div>
        <h2 className="chat-box__title" id={titleId}>
          {contact.chatTitle}
        </h2>
        <p className="note">{contact.chatHint}</p>
      </div>
      <SocialLinks whatsappText={whatsappText} />
    </section>
  );
}
