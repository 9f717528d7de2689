import { Hero, type HeroProps } from '../../ui/hero';
import { ChatBox } from './chat-box';

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
