import type { CourseId, Language } from '../course-ids';

/* The titles are separate from the other course data, because most pages need only the titles. */

/** The title of each course, used everywhere on the site. */
export const courseTitles: Readonly<Record<CourseId, string>> = {
  1: '少儿英语',
  2: '学术英语',
  3: '职场商务英语',
  4: 'VIP英语课程',
  5: '夏令营/冬令营',
  6: 'HSK中文课程',
  7: 'YCT中小学生中文课程',
  8: '职场商务中文（BCT）',
  9: 'VIP中文课程',
  10: '夏令营/冬令营',
};

/** The titles where a course's language is not obvious: with the language, if they don't name it. */
export const fullTitles: Readonly<Record<CourseId, string>> = {
  ...courseTitles,
  5: '英语夏令营/冬令营',
  10: '中文夏令营/冬令营',
};

/** The names of the languages taught. */
export const languageNames: Readonly<Record<Language, string>> = {
  English: '英语',
  Mandarin: '中文',
};
