import type { Language } from '../course-ids';
import { languageNames } from './course-titles';
import type * as English from '../en/labels';
import type { Words } from '../words';

/** Short accessible names, and words shared by several components. */
export const labels: Words<typeof English.labels> = {
  testimonialSlider: 'آراء الطلاب',
  teamSlider: 'أعضاء فريقنا',
  goToTestimonial: (position: number, total: number) => `عرض الرأي ${position} من ${total}`,
  goToTeamMember: (position: number, total: number) => `عرض عضو الفريق ${position} من ${total}`,
  courseList: (language: Language) => `دورات ${languageNames[language]}`,
  // Hidden text after link labels, for screen-reader users who list the links of a page.
  enrolIn: (courseTitle: string) => ` في دورة ${courseTitle}`,
  seeMoreAbout: (courseTitle: string) => ` عن دورة ${courseTitle}`,
  portraitOf: (name: string) => `صورة ${name}`,
  chatOn: (service: string) => `المحادثة معنا عبر ${service}`,
  dismissNotice: 'إغلاق هذه الرسالة',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  /** Between a name and its value. */
  colon: ': ',
  /** Between sentences, and between a text and its link or value. */
  space: ' ',
  comma: '، ',
  fullStop: '.',
  inBrackets: (text: string) => ` (${text})`,
};
