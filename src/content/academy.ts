interface Academy {
  readonly name: string;
  readonly shortName: string;
  readonly city: string;
  readonly tagline: string;
  /** Public address of the site, without a slash at its end: canonical addresses start with it. */
  readonly origin: string;
  /** What the footer says of the school. */
  readonly description: string;
  readonly addressLines: readonly string[];
  readonly email: string;
  /** The phone number as people read it. */
  readonly phone: string;
  /** The same number as a `tel:` address. */
  readonly phoneHref: string;
  /** Country code and number, digits only, as wa.me wants it. */
  readonly whatsappNumber: string;
  readonly wechatId: string;
  /** One line for each part of the week. */
  readonly openingHours: readonly string[];
  /** Degrees north and east. */
  readonly location: { readonly latitude: number; readonly longitude: number };
  /** The one number that the certificate search knows (specification, section 4). */
  readonly certificateNumber: string;
}

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
  origin: 'https://jambatan.example.org',
  description:
    'Jambatan is Malay for bridge. We teach English and Mandarin in Kuala Lumpur to children, students and professionals, to learners who want a teacher to themselves, and to students from all over the world.',
  addressLines: ['Level 8, Sample Tower', 'Jalan Contoh 1', '50000 Kuala Lumpur', 'Malaysia'],
  email: 'hello@jambatan.example.org',
  phone: '+60 3-0000 0000',
  phoneHref: 'tel:+60300000000',
  whatsappNumber: '60300000000',
  wechatId: 'jambatan-sample',
  openingHours: ['Monday to Friday, 9 am to 9 pm', 'Saturday, 9 am to 5 pm'],
  location: { latitude: 3.1478, longitude: 101.6953 },
  certificateNumber: 'JLA-SAMPLE-2026',
} as const satisfies Academy;

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
