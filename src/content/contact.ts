import { academy } from './academy';

interface Contact {
  readonly heroTitle: string;
  readonly heroIntro: string;
  readonly chatTitle: string;
  readonly chatHint: string;
  readonly wechat: {
    readonly title: string;
    readonly text: string;
    readonly idLabel: string;
    readonly copy: string;
    readonly copied: string;
    readonly close: string;
    readonly qrAlt: string;
  };
  readonly form: {
    readonly title: string;
    readonly subtitle: string;
    readonly fullName: string;
    readonly email: string;
    readonly phone: string;
    readonly message: string;
    readonly send: string;
    /** Says what Send does, because nothing leaves the page by itself. */
    readonly hint: string;
    readonly whatsapp: string;
    /** Subject line of the e-mail. */
    readonly subject: string;
  };
  readonly details: {
    readonly title: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly social: string;
    readonly hours: string;
  };
  readonly map: {
    readonly title: string;
    readonly openLink: string;
    /** Stands on the drawn card that takes the map's place. */
    readonly offline: string;
  };
}

/** Contact page, contact block and chat box (specification, section 2). */
export const contact = {
  heroTitle: "There Something in you Mind / Feel Free and Let's Talk",
  heroIntro:
    'Ask about a course, a level, a fee or a visa. Write, call or chat in English, Mandarin, Malay or Arabic, and a person on our team will answer you.',
  chatTitle: 'Chat With US',
  chatHint: 'Pick the app you already use.',
  wechat: {
    title: 'Chat on WeChat',
    text: 'Scan the code to see our ID, or copy it here; then search for it in WeChat under Add Contacts.',
    idLabel: 'WeChat ID',
    copy: 'Copy ID',
    copied: 'Copied',
    close: 'Close',
    qrAlt: 'QR code that holds our WeChat ID',
  },
  form: {
    title: "Let's Talk!",
    subtitle: 'Feel free to drop your message',
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    send: 'Send',
    hint: 'Send opens your mail program with the message already written. It reaches us once you send it from there.',
    whatsapp: 'Send by WhatsApp instead',
    subject: 'Message from the website',
  },
  details: {
    title: 'Find us',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    social: 'Social media',
    hours: 'Opening hours',
  },
  map: {
    title: `Map showing ${academy.name} in ${academy.city}`,
    openLink: 'Open in OpenStreetMap',
    offline: 'The map needs a connection. Until then, here is our address.',
  },
} as const satisfies Contact;
