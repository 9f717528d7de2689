export const catalogue = {
  heroTitle: 'Discover Our Language courses',
  heroIntro:
    'Ten courses in English and Mandarin, for every age and every aim. Choose a language, compare the courses, and enrol in three short steps.',
  /** Names the cards in an address. */
  cardsId: 'course-cards',
  tabsLabel: 'Language of the courses',
} as const;
