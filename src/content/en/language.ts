import type { SiteLanguage } from '../languages';

/** The language of the pages that are built with these words. */
export const language: SiteLanguage = 'en';

/** Words about the languages of the site. */
export const languageWords = {
  /** Accessible name of the menu, and label of its button. */
  menu: 'Language',
  /** Shown offline, in the language of the page that the visitor came from. */
  notOnDevice: {
    title: (name: string) => `${name} is not on this device yet`,
    text: 'You can open this page in that language when you are online again. What you have typed is not lost, and your requests are still on this device.',
    back: 'Back to the page you came from',
  },
  /** Shown in the footer until a native speaker has signed off the translation. Null: signed off. */
  unreviewed: null as string | null,
} as const;

/** Texts that stay as they are in English, such as names of exams and people. None in English. */
export const keptFromEnglish: readonly string[] = [];

/** Name of the native speaker who has signed off these words, or null. */
export const reviewedBy: string | null = 'the authors';
