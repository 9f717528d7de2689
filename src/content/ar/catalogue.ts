import type * as English from '../en/catalogue';
import type { Words } from '../words';

export const catalogue: Words<typeof English.catalogue> = {
  heroTitle: 'اكتشف دورات اللغات لدينا',
  heroIntro:
    'عشر دورات في الإنجليزية والصينية، من سن 7 سنوات فما فوق. اختر اللغة، وقارن بين الدورات، واطلب مقعدك في ثلاث خطوات قصيرة.',
  /** Element id and address fragment of the course cards. */
  cardsId: 'course-cards',
  tabsLabel: 'لغة الدورات',
};
