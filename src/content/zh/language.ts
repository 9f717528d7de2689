import type * as English from '../en/language';
import type { SiteLanguage } from '../languages';
import type { Words } from '../words';

/** The language of the pages that are built with these words. */
export const language: SiteLanguage = 'zh';

/** Words about the languages of the site. */
export const languageWords: Words<typeof English.languageWords> = {
  /** Accessible name of the menu, and label of its button. */
  menu: '语言',
  /**
   * Shown offline, in the language of the page that the visitor came from.
   *
   * @param name the language's name in that language
   */
  notOnDevice: {
    title: (name: string) => `本设备上还没有“${name}”版本`,
    text: '恢复联网后，就可以打开该语言的页面。您填写的内容不会丢失，您的申请也还在本设备上。',
    back: '返回之前的页面',
  },
  /** Shown in the footer until a native speaker has signed off the translation. Null: signed off. */
  unreviewed: '本页面由机器翻译，尚未经母语读者审核；内容以英文页面为准。',
};

/** Texts that stay as they are in English, such as names of exams and people. */
export const keptFromEnglish: readonly string[] = [
  // The word for 'bridge' in six languages
  'jambatan',
  'bridge',
  '桥',
  'جسر',
  'பாலம்',
  'pont',
  // Exams, levels and brands
  'Cambridge',
  'IELTS',
  'TOEFL',
  'HSK',
  'HSKK',
  'CLEC',
  'Pre A1',
  'A1',
  'A2',
  'B1',
  'B1+',
  'B2',
  'C1',
  'C2',
  'WhatsApp',
  // People
  'Aisyah Rahman',
  'Arjun Menon',
  'Priya Nair',
  'James Okafor',
  'Ibrahim D.',
  'Thu Ha N.',
  'Salma K.',
  'Rafael M.',
  'Robert T.',
];

/** Name of the native speaker who has signed off these words, or null. */
export const reviewedBy: string | null = null;
