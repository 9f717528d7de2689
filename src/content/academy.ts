import { referencePrefix } from './prefixes.ts';
import { sample } from './sample.ts';

interface SocialLink {
  readonly id: 'whatsapp' | 'wechat' | 'facebook' | 'instagram' | 'tiktok';
  readonly name: string;
  readonly handle: string;
  /** Null for WeChat, whose accounts have no web address. */
  readonly href: string | null;
}

/** The academy's name, address, numbers and accounts. */
export const academy = {
  name: 'Jambatan Language Academy',
  shortName: 'Jambatan',
  city: 'Kuala Lumpur',
  /** ISO 3166-1 code. */
  country: 'MY',
  /** Time zone of the dates and the office. */
  timeZone: 'Asia/Kuala_Lumpur',
  /** Hours that the time zone is ahead of UTC, without daylight saving time. */
  utcOffset: 8,
  /** Public origin of the site, without a trailing slash. Canonical addresses start with it. */
  origin: sample('https://jambatan.example.org'),
  addressLines: sample([
    'Level 8, Sample Tower',
    'Jalan Contoh 1',
    '50000 Kuala Lumpur',
    'Malaysia',
  ]),
  email: sample('hello@jambatan.example.org'),
  phone: sample('+60 3-0000 0000'),
  /** The same number as a `tel:` address. */
  phoneHref: sample('tel:+60300000000'),
  /** Country code and number, digits only, as wa.me requires. */
  whatsappNumber: sample('60300000000'),
  wechatId: sample('jambatan-sample'),
  /** Degrees north and east. */
  location: sample({ latitude: 3.1478, longitude: 101.6953 }),
  /** The company that runs the academy. It signs offer letters and receives payments. */
  legalName: sample('Jambatan Language Academy Sdn Bhd'),
  /** The company's registration number with the Companies Commission of Malaysia (SSM). */
  companyNumber: sample('000000000000'),
  /** Number of the academy's registration as a private school with the Ministry of Education. */
  schoolRegistration: sample('SAMPLE-0000'),
  /** Number of the Ministry of Home Affairs' approval to take students from abroad. */
  internationalApproval: sample('SAMPLE-0000'),
  /** The only number that the certificate search finds (specification, section 4). */
  certificateNumber: sample(`${referencePrefix}-SAMPLE-2026`),
} as const;

export const whatsappChat = `https://wa.me/${academy.whatsappNumber}`;

/** The five services in the chat box, in display order (specification, section 2). */
export const socialLinks: readonly SocialLink[] = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    handle: academy.phone,
    href: whatsappChat,
  },
  { id: 'wechat', name: 'WeChat', handle: academy.wechatId, href: null },
  {
    id: 'facebook',
    name: 'Facebook',
    handle: sample('jambatan.sample'),
    href: sample('https://www.facebook.com/jambatan.sample'),
  },
  {
    id: 'instagram',
    name: 'Instagram',
    handle: sample('@jambatan.sample'),
    href: sample('https://www.instagram.com/jambatan.sample'),
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    handle: sample('@jambatan.sample'),
    href: sample('https://www.tiktok.com/@jambatan.sample'),
  },
];
