import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { labels as site } from '#words/labels';
import { academy, whatsappChat } from '../../content/academy';
import { contact } from '#words/contact';
import { EmailSuggestion } from '../../enrolment/email-suggestion';
import { chatBox } from '#words/chat-box';
import { prefersWechat } from '../../site/chat-services';
import { cleanEmail, cleanPhone, cleanText } from '../../site/typed-text';
import { mailtoLink, whatsappLink } from '../../site/message-links';
import { BreakableAddress } from '../../ui/breakable-address';
import { Button } from '../../ui/button';
import { Field, InputField } from '../../ui/field';
import { SocialIcon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { CopyButton } from '../../ui/share';
import { fillIn, keepFormTexts } from './keep-form-texts';
import './contact-section.css';
import { ExternalLink } from './external-link';
import { WechatDialog } from './wechat-dialog';

const { form: words } = contact;

/** The contact form (section 2). 'Send' opens the visitor's mail app with the message filled in. */
export function ContactForm({ message: proposed }: { readonly message?: string | undefined }) {
  const ref = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState(emptyContactMessage);
  const [isOffered, setIsOffered] = useState(false);
  const [wechatOpen, setWechatOpen] = useState(false);
  const text = contactText(message, words);
  const needsCopy = isOffered && [mailLink(text), whatsappLink(text)].some(isTooLong);

  // The fields are uncontrolled, so that the browser can restore them when the visitor returns.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    return keepFormTexts(form, () => setMessage(readMessage(form)));
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form || !proposed) return;
    if (readMessage(form).message === '') fillIn(form, { message: proposed });
    setMessage(readMessage(form));
    form.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [proposed]);

  /** Offers to copy the message if its link is too long to open, and then returns true. */
  function offerCopyIfTooLong(link: string): boolean {
    setIsOffered(isTooLong(link));
    return isTooLong(link);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const current = readMessage(event.currentTarget);
    setMessage(current);
    const mail = mailLink(contactText(current, words));
    if (!offerCopyIfTooLong(mail)) location.href = mail;
  }

  function acceptEmail(email: string) {
    const form = ref.current;
    if (!form) return;
    fillIn(form, { email });
    setMessage(readMessage(form));
    form.querySelector<HTMLInputElement>('#contact-email')?.focus();
  }

  function openWechat() {
    if (ref.current) setMessage(readMessage(ref.current));
    setWechatOpen(true);
  }

  return (
    <>
      {/* Without scripts, `action`, `method` and `encType` make the browser open the mail app. */}
      <form
        ref={ref}
        name="contact"
        className="contact-form stack-4"
        action={`mailto:${academy.email}`}
        method="post"
        encType="text/plain"
        onInput={(event) => setMessage(readMessage(event.currentTarget))}
        onSubmit={handleSubmit}
      >
        <InputField id="contact-name" label={words.fullName} name="fullName" autoComplete="name" />
        <div className="contact-form__pair grid stack-4">
          <InputField
            id="contact-email"
            label={words.email}
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          >
            <EmailSuggestion typed={message.email} onAccept={acceptEmail} />
          </InputField>
          <InputField
            id="contact-phone"
            label={words.phone}
            name="phone"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <Field id="contact-message" label={words.message}>
          <textarea className="input" id="contact-message" name="message" rows={5} />
        </Field>
        <div className="contact-form__actions cluster">
          <Button type="submit" aria-describedby="contact-hint">
            {words.send}
          </Button>
          {prefersWechat && <OpenWechat onClick={openWechat} />}
          <ExternalLink
            className="button button--secondary"
            href={whatsappLink(text)}
            onClick={(event) => {
              if (!ref.current) return;
              // Autofill may have filled in the fields without an event.
              const current = readMessage(ref.current);
              setMessage(current);
              const link = whatsappLink(contactText(current, words));
              if (offerCopyIfTooLong(link)) event.preventDefault();
              else event.currentTarget.href = link;
            }}
          >
            <SocialIcon id="whatsapp" />
            {words.whatsapp}
          </ExternalLink>
        </div>
        <div role="status">
          {needsCopy ? (
            <LongMessage text={text} onWechat={openWechat} />
          ) : (
            <p className="note" id="contact-hint">
              {words.hint}
            </p>
          )}
        </div>
      </form>
      {/* Outside the form, which Enter in the dialog's field would submit. */}
      {prefersWechat && (
        <WechatDialog open={wechatOpen} onClose={() => setWechatOpen(false)} message={text} />
      )}
    </>
  );
}

const OpenWechat = ({ onClick }: { readonly onClick: () => void }) => (
  <Button variant="secondary" aria-haspopup="dialog" onClick={onClick}>
    <SocialIcon id="wechat" />
    {chatBox.wechat.title}
  </Button>
);

interface LongMessageProps {
  readonly text: string;
  readonly onWechat: () => void;
}

/** A message to copy, and instructions on where to paste it. */
function LongMessage({ text, onWechat }: LongMessageProps) {
  const { tooLong } = words;
  return (
    <Notice kind="info">
      <p>{tooLong.text}</p>
      {/* A changed text has not been copied yet, so it gets a new button. */}
      <CopyButton key={text} text={text} words={tooLong.copy} />
      {prefersWechat && <OpenWechat onClick={onWechat} />}
      <a href={mailLink('')}>
        <BreakableAddress text={academy.email} />
      </a>
      <ExternalLink href={whatsappChat}>{tooLong.whatsapp}</ExternalLink>
    </Notice>
  );
}

const readMessage = (form: HTMLFormElement): ContactMessage => ({
  ...emptyContactMessage,
  ...Object.fromEntries(new FormData(form)),
});

const emptyContactMessage = { fullName: '', email: '', phone: '', message: '' };
type ContactMessage = Readonly<typeof emptyContactMessage>;

/** Formats the text for the academy. Returns '' if the form is empty. */
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
    .map(([label, value]) => label + site.colon + value.trim())
    .join('\n');
  const text = [head, message.trim()].filter(Boolean).join('\n\n');
  // `encodeURIComponent` would throw on a lone surrogate.
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

const mailLink = (text: string): string => mailtoLink(academy.email, words.subject, text);

const longestAddress = 2000;

const isTooLong = (address: string): boolean => address.length > longestAddress;
