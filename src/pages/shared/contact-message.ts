/** What the contact form holds: four plain texts, none of them required (section 3). */
export interface ContactMessage {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export const emptyContactMessage: ContactMessage = {
  fullName: '',
  email: '',
  phone: '',
  message: '',
};

/**
 * The message as the academy will read it: a labelled line for each detail that was filled in,
 * then the message itself. Empty when nothing was.
 */
export function contactText(
  { fullName, email, phone, message }: ContactMessage,
  labels: Pick<ContactMessage, 'fullName' | 'email' | 'phone'>,
): string {
  const details = [
    [labels.fullName, fullName],
    [labels.email, email],
    [labels.phone, phone],
  ] as const;
  const head = details
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\n');
  const text = [head, message.trim()].filter(Boolean).join('\n\n');
  // Half of a surrogate pair has no encoding: encodeURIComponent would throw on it.
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** A `mailto:` address with subject and body; line breaks are CRLF, as RFC 6068 asks. */
export function mailtoLink(address: string, subject: string, body: string): string {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
