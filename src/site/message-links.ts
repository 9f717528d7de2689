import { whatsappChat } from '../content/academy';

/** Returns an address that opens a WhatsApp chat with the academy, with prefilled text. */
export const whatsappLink = (text: string): string =>
  `${whatsappChat}?text=${encodeURIComponent(text)}`;

/** Builds a `mailto:` address. Line breaks in the body become CRLF, as RFC 6068 requires. */
export function mailtoLink(address: string, subject: string, body: string): string {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
