export const legal = {
  title: 'Privacy and terms',
  intro: 'What we keep about you and why, and what you and we can expect from each other.',
} as const;
