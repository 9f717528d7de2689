interface SocialLink {
  readonly id: 'whatsapp' | 'wechat' | 'facebook' | 'instagram' | 'tiktok';
  readonly name: string;
  readonly handle: string;
  /** Null where the service has no web link to a person: WeChat. */
  readonly href: string | null;
}

/** The academy itself. Address, numbers and accounts are samples, to be replaced before opening. */
export const academy = {
  name: 'Jambatan Language Academy',
  shortName: 'Jambatan',
  city: 'Kuala Lumpur',
  tagline: 'Master Languages, Connect Globally',
  /** Public address of the site, without a slash at its end: canonical addresses start with it. */
  origin: 'https://jambatan.example.org',
  /** What the footer says of the school. */
  description:
    'Jambatan is Malay for bridge. We teach English and Mandarin in Kuala Lumpur to children, students and professionals, to learners who want a teacher to themselves, and to students from all over the world.',
  addressLines: ['Level 8, Sample Tower', 'Jalan Contoh 1', '50000 Kuala Lumpur', 'Malaysia'],
  email: 'hello@jambatan.example.org',
  /** The phone number as people read it. */
  phone: '+60 3-0000 0000',
  /** The same number as a `tel:` address. */
  phoneHref: 'tel:+60300000000',
  /** Country code and number, digits only, as wa.me wants it. */
  whatsappNumber: '60300000000',
  wechatId: 'jambatan-sample',
  /** One line for each part of the week. */
  openingHours: ['Monday to Friday, 9 am to 9 pm', 'Saturday, 9 am to 5 pm'],
  /** Degrees north and east. */
  location: { latitude: 3.1478, longitude: 101.6953 },
  /** The one number that the certificate search knows (specification, section 4). */
  certificateNumber: 'JLA-SAMPLE-2026',
} as const;

/** The five icons of the chat box, in its order (specification, section 2). */
export const socialLinks: readonly SocialLink[] = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    handle: academy.phone,
    href: `https://wa.me/${academy.whatsappNumber}`,
  },
  { id: 'wechat', name: 'WeChat', handle: academy.wechatId, href: null },
  {
    id: 'facebook',
    name: 'Facebook',
    handle: 'jambatan.sample',
    href: 'https://www.facebook.com/jambatan.sample',
  },
  {
    id: 'instagram',
    name: 'Instagram',
    handle: '@jambatan.sample',
    href: 'https://www.instagram.com/jambatan.sample',
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    handle: '@jambatan.sample',
    href: 'https://www.tiktok.com/@jambatan.sample',
  },
];

/** Address that opens a WhatsApp chat with the academy, the text already written. */
export function whatsappLink(text: string): string {
  return `https://wa.me/${academy.whatsappNumber}?text=${encodeURIComponent(text)}`;
}
