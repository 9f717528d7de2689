import type { Language } from '../course-ids';
import type * as English from '../en/course-page';
import { type Offering, studentPassWeeks } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { languageNames } from './course-titles';
import { feeFrom, hoursText } from './offering-texts';
import { replyTime } from './reply-time';

/** Words shared by all course pages (specification, section 2). */
export const coursePage: Words<typeof English.coursePage> = {
  areaTitle: '课程详情',
  /** Accessible name of the side menu. */
  menuLabel: '本课程页面目录',
  sections: [
    { id: 'overview', title: '课程概览' },
    { id: 'prerequisites', title: '入学要求' },
    { id: 'highlights', title: '课程亮点' },
    { id: 'levels', title: '课程级别' },
    { id: 'educator', title: '授课老师' },
  ],
  noStart: '下次开课日期请咨询我们',
  /** Shown for courses without fixed start dates. */
  anyWeek: '任何一周都可以开课',
  /** Shown if students from abroad can get a Student Pass. Without a day if none is known. */
  withPass: (day: string | undefined) =>
    day
      ? `需办学生准证（Student Pass）：${day}\u2060起`
      : `需办学生准证（Student Pass）：${studentPassWeeks}周后或更晚`,
  /** Shown on a course's card. */
  factsLine: (offering: Offering) => `${hoursText(offering)} · ${feeFrom(offering)}`,
  nextStart: (day: string) => `下次开课日期：${day}`,
  enrol: '立即报名',
  /** Shown at the end of the page, above the link to the form. */
  next: `只需简短三步，不用注册，也不用先付款：填写学员信息和您的要求，我们会在${replyTime}与您联系，商定课程表和第一节课的时间。`,
  moreCourses: (language: Language) => `更多${languageNames[language]}课程`,
  share: {
    button: '分享',
    copied: '链接已复制',
    /**
     * Label of the field with the link. The field is shown if the browser can neither share nor
     * copy.
     */
    byHand: '请复制此链接：',
  },
  seeMore: '查看更多',
  educatorNote: sample('简介为示例，肖像为手绘。'),
  /** Shown once the academy has received a request for the course from this device. */
  received: '申请已收到',
  /** Label of the link to the request's receipt, which also shows the academy's reply. */
  receipt: '查看回执',
  /**
   * Shown once the academy has set the state to 'enrolled', next to the Arabic words that the
   * specification prescribes (section 2).
   */
  enrolled: {
    label: '已报读',
    congratulation: '恭喜！您已成功报读本课程。',
  },
  whatsappText: (courseTitle: string) => `您好！我想了解“${courseTitle}”这门课程。`,
};
