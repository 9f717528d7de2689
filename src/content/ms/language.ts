import { academy } from '../academy';
import type * as English from '../en/language';
import type { SiteLanguage } from '../languages';
import type { Words } from '../words';

/** The language of the pages that are built with these words. */
export const language: SiteLanguage = 'ms';

/** Words about the languages of the site. */
export const languageWords: Words<typeof English.languageWords> = {
  /** Accessible name of the menu, and label of its button. */
  menu: 'Bahasa',
  /**
   * Shown offline, in the language of the page that the visitor came from.
   *
   * @param name the language's name in that language
   */
  notOnDevice: {
    title: (name: string) => `Versi ${name} belum ada pada peranti ini`,
    text: 'Anda boleh membuka halaman ini dalam bahasa itu apabila anda kembali dalam talian. Maklumat yang anda isi tidak hilang, dan permohonan anda masih ada pada peranti ini.',
    back: 'Kembali ke halaman sebelum ini',
  },
  /** Shown in the footer until a native speaker has signed off the translation. Null: signed off. */
  unreviewed:
    'Halaman ini diterjemahkan oleh mesin dan belum disemak oleh penutur jati; halaman bahasa Inggeris yang terpakai, kecuali bagi notis privasi.',
};

/** Texts that stay as they are in English, such as names of exams and people. */
export const keptFromEnglish: readonly string[] = [
  // The academy, its city and its ways of contact.
  academy.name,
  academy.shortName,
  'Kuala Lumpur',
  'WhatsApp',
  'WeChat',
  `WhatsApp ${academy.phone}`,
  // The word for 'bridge' in six languages, and words that are the same in Malay.
  'jambatan',
  'bridge',
  '桥',
  'جسر',
  'பாலம்',
  'pont',
  'Mandarin',
  'Tamil',
  'Menu',
  // The Arabic texts of the specification.
  // Exams, their levels and their bodies.
  'Cambridge',
  'Cambridge English',
  'IELTS',
  'International English Language Testing System',
  'TOEFL',
  'ETS, Test of English as a Foreign Language',
  'HSK',
  'Chinese Testing International',
  'CLEC',
  'Center for Language Education and Cooperation',
  'YCT',
  'Pre A1',
  'A1',
  'A2',
  'B1',
  'B1+',
  'B2',
  'C1',
  'C2',
  'HSK 1–6',
  'HSKK',
  'HSK 1',
  'HSK 2',
  'HSK 3',
  'HSK 4',
  'HSK 5',
  'HSK 6',
  'HSK 1–2',
  'HSK 3+',
  'YCT 1–4',
  'YCT 1',
  'YCT 2',
  'YCT 3',
  'YCT 4',
  'BCT A',
  'BCT B',
  // People.
  'Hannah Lim',
  'Aisyah Rahman',
  'Arjun Menon',
  'Priya Nair',
  'James Okafor',
  'Chen Meilin',
  'Liu Jiayi',
  'Gao Jianhong',
  'Ma Shuyuan',
  'Ong Wei Han',
  'Ibrahim D.',
  'Thu Ha N.',
  'Salma K.',
  'Rafael M.',
  'Robert T.',
  'HSK, Brazil',
];

/** Name of the native speaker who has signed off these words, or null. */
export const reviewedBy: string | null = null;
