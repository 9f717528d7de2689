import { useId } from 'react';
import { chatBox } from '#words/chat-box';
import { SocialLinks } from './social-links';

export function ChatBox({ whatsappText }: { readonly whatsappText?: string | undefined }) {
  const titleId = useId();
  return (
    <section className="chat-box card cluster row" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="h3">
          {chatBox.title}
        </h2>
        <p className="note">{chatBox.hint}</p>
      </div>
      <SocialLinks whatsappText={whatsappText} />
    </section>
  );
}
