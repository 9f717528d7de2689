import type * as English from '../en/catalogue';
import type { Words } from '../words';

export const catalogue: Words<typeof English.catalogue> = {
  heroTitle: '探索语言课程',
  heroIntro:
    '十门英语和中文课程，适合7岁及以上的学员。先选语言，再比较课程，只需简短三步，即可申请名额。',
  /** Element id and address fragment of the course cards. */
  cardsId: 'course-cards',
  tabsLabel: '课程语言',
};
