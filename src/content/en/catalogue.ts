import { sample } from '../sample';

export const catalogue = {
  heroTitle: 'Discover Our Language courses',
  heroIntro: sample(
    'Ten courses in English and Mandarin, for ages 7 and up. Choose a language, compare the courses, and ask for a place in three short steps.',
  ),
  /** Element id and address fragment of the course cards. */
  cardsId: 'course-cards',
  tabsLabel: 'Language of the courses',
} as const;
