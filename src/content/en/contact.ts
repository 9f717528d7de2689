import { academy } from '../academy';
import { aboutAcademy } from './academy';
import { replyTime } from './reply-time';
import { sample } from '../sample';

/** Contact page and contact block (specification, section 2). */
export const contact = {
  heroTitle: "There Something in you Mind / Feel Free and Let's Talk",
  heroIntro: sample(
    `Ask about a course, a level, a fee or a visa. Write, call or chat in English, Mandarin, Malay or Arabic, and someone in our team will reply ${replyTime}.`,
  ),
  form: {
    title: "Let's Talk!",
    subtitle: 'Feel free to drop your message',
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    send: 'Send',
    /** Explains the 'Send' button, which opens the visitor's email app and sends nothing itself. */
    hint: '‘Send’ opens your email app with your message already written. It will reach us once you send it from there.',
    whatsapp: 'Send by WhatsApp instead',
    /** Shown if the message makes the link too long to open. */
    tooLong: {
      text: 'Your message is too long for a link. Copy it, then paste it into an email or into WhatsApp:',
      whatsapp: `WhatsApp ${academy.phone}`,
      copy: {
        idle: 'Copy message',
        copied: 'Message copied',
        'by-hand': 'Please copy it from the field above',
      },
    },
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
    title: `Map showing ${academy.name} in ${aboutAcademy.city}`,
    openLink: 'Open in OpenStreetMap',
    /** Shown on the drawn map while the visitor is offline. */
    offline: 'The map needs a connection. Here is our address:',
  },
} as const;
