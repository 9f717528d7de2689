import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { academy, whatsappLink } from '../../content/academy';
import { contact } from '../../content/contact';
import { holdUnsavedInput } from '../../enrolment/client/unsaved-input';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { SocialIcon } from '../../ui/social-icon';
import './contact-form.css';
import {
  type ContactMessage,
  contactText,
  emptyContactMessage,
  mailtoLink,
} from './contact-message';
import { ExternalLink } from './external-link';
import { keepMessage, takeKeptMessage } from './kept-message';

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
    return holdUnsavedInput(async () => keepMessage(readMessage(form)), drop);
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
      <div className="contact-form__pair">
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
      <div className="contact-form__actions">
        <Button type="submit" aria-describedby="contact-hint">
          {words.send}
        </Button>
        <ExternalLink
          className="button button--secondary"
          href={whatsappLink(contactText(message, words))}
        >
          <SocialIcon id="whatsapp" />
          {words.whatsapp}
        </ExternalLink>
      </div>
      <p className="contact-form__hint" id="contact-hint">
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
