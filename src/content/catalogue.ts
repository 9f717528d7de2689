export const catalogue = {
  heroTitle: 'Discover Our Language courses',
  heroIntro:
    'Ten courses in English and Mandarin, for every age and every aim. Choose a language, compare the courses, and enrol in three short steps.',
  /** Fragment of the cards. */
  cardsId: 'course-cards',
  tabsLabel: 'Language of the courses',
} as const;
