import { academy } from '../academy';
import type * as English from '../en/language';
import type { SiteLanguage } from '../languages';
import type { Words } from '../words';

/** The language of the pages that are built with these words. */
export const language: SiteLanguage = 'ar';

/** Words about the languages of the site. */
export const languageWords: Words<typeof English.languageWords> = {
  /** Accessible name of the menu, and label of its button. */
  menu: 'اللغة',
  /**
   * Shown offline, in the language of the page that the visitor came from.
   *
   * @param name the language's name in that language
   */
  notOnDevice: {
    title: (name: string) => `نسخة ${name} من هذا الموقع ليست على هذا الجهاز بعد`,
    text: 'يمكنك فتح هذه الصفحة بتلك اللغة عند عودة الاتصال بالإنترنت. ما كتبته لم يُفقد، وما زالت طلباتك على هذا الجهاز.',
    back: 'العودة إلى الصفحة السابقة',
  },
  /** Shown in the footer until a native speaker has signed off the translation. Null: signed off. */
  unreviewed:
    'تُرجم هذا الموقع آليًا، ولم يراجعه بعدُ متحدث لغته الأم العربية؛ والصفحات الإنجليزية هي المعتمدة.',
};

/** Texts that stay as they are in English, such as names of exams and people. */
export const keptFromEnglish: readonly string[] = [
  academy.name,
  academy.shortName,
  'WeChat',
  // The words for 'bridge', each in its own language.
  'jambatan',
  'bridge',
  '桥',
  'جسر',
  'பாலம்',
  'pont',
  // Exams and the bodies behind them.
  'Cambridge',
  'Cambridge English',
  'IELTS',
  'International English Language Testing System',
  'TOEFL',
  'ETS, Test of English as a Foreign Language',
  'HSK',
  'HSK 1–6',
  'HSKK',
  'Chinese Testing International',
  'YCT 1–4',
  'CLEC',
  'Center for Language Education and Cooperation',
  // Levels.
  'Pre A1',
  'A1',
  'A2',
  'B1',
  'B2',
  'C1',
  'C2',
  'HSK 1',
  'HSK 2',
  'HSK 3',
  'HSK 4',
  'HSK 5',
  'HSK 6',
  'HSK 1–2',
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
];

/** Name of the native speaker who has signed off these words, or null. */
export const reviewedBy: string | null = null;
