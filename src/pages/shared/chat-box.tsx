import { useId } from 'react';
import { contact } from '../../content/contact';
import './chat-box.css';
import { SocialLinks } from './social-links';

interface ChatBoxProps {
  /** Already written into the WhatsApp chat. */
  readonly whatsappText?: string | undefined;
}

/** The 'Chat With US' box (section 2). */
export function ChatBox({ whatsappText }: ChatBoxProps) {
  const titleId = useId();
  return (
    <section className="chat-box" aria-labelledby={titleId}>
      <div>
        <h2 className="chat-box__title" id={titleId}>
          {contact.chatTitle}
        </h2>
        <p className="chat-box__hint">{contact.chatHint}</p>
      </div>
      <SocialLinks whatsappText={whatsappText} />
    </section>
  );
}
