import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { academy, whatsappLink } from '../../content/academy';
import { contact } from '../../content/contact';
import { registerUnsavedInput } from '../../enrolment/client/unsaved-input';
import { cleanEmail, cleanPhone, cleanText } from '../../enrolment/core/typed-text';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { SocialIcon } from '../../ui/icon';
import './contact-section.css';
import { ExternalLink } from './external-link';

const { form: words } = contact;

/**
 * The contact form (section 2). It makes no request and checks nothing: Send opens the visitor's
 * mail program with the message written, and what was typed stays in the form.
 */
export function ContactForm() {
  const ref = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(emptyContactMessage);

  // The browser owns the fields, so that it can fill them in again when the visitor comes back.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    fillIn(form, takeKeptMessage());
    setMessage(readMessage(form));
    const drop = () => {
      form.reset();
      setMessage(emptyContactMessage);
    };
    return registerUnsavedInput(async () => keepMessage(readMessage(form)), drop);
  }, []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = contactText(readMessage(event.currentTarget), words);
    location.href = mailtoLink(academy.email, words.subject, text);
  }

  return (
    // Address, method and encoding serve a browser without script, which opens the mail program too.
    <form
      ref={ref}
      className="contact-form"
      action={`mailto:${academy.email}`}
      method="post"
      encType="text/plain"
      onInput={(event) => setMessage(readMessage(event.currentTarget))}
      onSubmit={handleSubmit}
    >
      <Field id="contact-name" label={words.fullName}>
        <input className="input" id="contact-name" name="fullName" autoComplete="name" />
      </Field>
      <div className="contact-form__pair stack-4">
        <Field id="contact-email" label={words.email}>
          <input
            className="input"
            id="contact-email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field id="contact-phone" label={words.phone}>
          <input
            className="input"
            id="contact-phone"
            name="phone"
            inputMode="tel"
            autoComplete="tel"
          />
        </Field>
      </div>
      <div className="contact-form__message">
        <Field id="contact-message" label={words.message}>
          <textarea className="input" id="contact-message" name="message" rows={5} />
        </Field>
      </div>
      <div className="contact-form__actions cluster">
        <Button type="submit" aria-describedby="contact-hint">
          {words.send}
        </Button>
        <ExternalLink
          className="button button--secondary"
          href={whatsappLink(contactText(message, words))}
          onClick={({ currentTarget }) => {
            // Autofill may have filled the fields without an event.
            if (!ref.current) return;
            currentTarget.href = whatsappLink(contactText(readMessage(ref.current), words));
          }}
        >
          <SocialIcon id="whatsapp" />
          {words.whatsapp}
        </ExternalLink>
      </div>
      <p className="note" id="contact-hint">
        {words.hint}
      </p>
    </form>
  );
}

function fillIn(element: HTMLFormElement, texts: readonly [name: string, text: string][]): void {
  for (const [name, text] of texts) {
    const field = element.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = text;
    }
  }
}

function readMessage(element: HTMLFormElement): ContactMessage {
  const data = new FormData(element);
  const text = (name: keyof ContactMessage) => String(data.get(name) ?? '');
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** What the contact form holds: four plain texts, none of them required (section 3). */
interface ContactMessage {
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
    [labels.fullName, cleanText(fullName)],
    [labels.email, cleanEmail(email)],
    [labels.phone, cleanPhone(phone)],
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

const key = 'jambatan-contact-message';

/** Keeps what was typed over a reload of this tab. Returns whether it is kept. */
function keepMessage(message: ContactMessage): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(message));
    return true;
  } catch {
    return Object.values(message).every((text) => text === '');
  }
}

/** What was kept, by the names of the form's fields; once. */
function takeKeptMessage(): [name: string, text: string][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
  } catch {
    return [];
  }
}
