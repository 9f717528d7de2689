import type { Language } from '../course-ids';
import type * as English from '../en/labels';
import type { Words } from '../words';
import { languageNames } from './course-titles';

/** Short accessible names, and words shared by several components. */
export const labels: Words<typeof English.labels> = {
  testimonialSlider: '学员评价',
  teamSlider: '我们的团队成员',
  goToTestimonial: (position: number, total: number) => `显示第${position}条学员评价，共${total}条`,
  goToTeamMember: (position: number, total: number) => `显示第${position}位团队成员，共${total}位`,
  courseList: (language: Language) => `${languageNames[language]}课程`,
  // Hidden text after link labels, for screen-reader users who list the links of a page.
  enrolIn: (courseTitle: string) => `：${courseTitle}`,
  seeMoreAbout: (courseTitle: string) => `：${courseTitle}`,
  portraitOf: (name: string) => `${name}的肖像`,
  chatOn: (service: string) => `通过${service}和我们聊聊`,
  dismissNotice: '关闭此消息',
  opensInNewTab: '在新标签页中打开',
  /** Between a name and its value. */
  colon: '：',
  /** Between sentences, and between a text and its link or value. */
  space: '',
  comma: '，',
  fullStop: '。',
  inBrackets: (text: string) => `（${text}）`,
};
