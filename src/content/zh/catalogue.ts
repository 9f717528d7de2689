import type * as English from '../en/catalogue';
import type { Words } from '../words';

export const catalogue: Words<typeof English.catalogue> = {
  heroTitle: '总有一门课适合您',
  heroIntro:
    '十门英语和中文课程，7岁及以上均可报读。先选语言，再比较课程，只需简短三步，即可申请名额。学费以马来西亚林吉特（RM，俗称马币）计算。',
  /** Element id and address fragment of the course cards. */
  cardsId: 'course-cards',
  tabsLabel: '课程语言',
};
