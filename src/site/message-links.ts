import { whatsappChat } from '../content/academy';

/** Returns an address that opens a WhatsApp chat with the academy, with prefilled text. */
export const whatsappLink = (text: string): string =>
  `${whatsappChat}?text=${encodeURIComponent(text)}`;
