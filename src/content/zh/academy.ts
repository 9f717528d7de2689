import { academy } from '../academy';
import type * as English from '../en/academy';
import { sample } from '../sample';
import type { Words } from '../words';

/** How times in the academy's time zone are written. */
export const academyTime: Words<typeof English.academyTime> = {
  zone: '马来西亚时间（UTC+8）',
  /** @param date such as '20 November 2026', or without the year */
  moment: (date: string, time: string) => `${date} ${time}`,
  /** @param theirs date and time in the academy's time zone */
  only: (theirs: string) => `马来西亚时间${theirs}`,
  /** @param yours the same moment in the visitor's time zone, without the year */
  withYours: (theirs: string, yours: string) => `马来西亚时间${theirs}（您的时间：${yours}）`,
};

/** The academy’s description of itself, shown on every page. */
export const aboutAcademy: Words<typeof English.aboutAcademy> = {
  /** Like 剑桥 for Cambridge: the first syllable by its sound, the rest by its meaning, 'bridge'. */
  name: sample('嘉桥语言学院'),
  shortName: sample('嘉桥'),
  tagline: '掌握语言，连接世界',
  /** The academy's city, in the page's language. */
  city: '吉隆坡',
  /** Shown in the footer. */
  description: `嘉桥语言学院（${academy.name}）位于吉隆坡，教授英语和中文。Jambatan在马来语里是“桥”的意思。我们的学员有孩子，有学生，有职场人士，也有想一对一学习的人，来自世界各地。`,
  /** One line for each part of the week, and the time zone. */
  openingHours: [...sample(['周一至周五，9:00至21:00', '周六，9:00至17:00']), academyTime.zone],
  /** The academy's legal entity and registrations. */
  registration: sample(
    `${academy.legalName}（SSM注册号：${academy.companyNumber}）。马来西亚教育部注册编号：${academy.schoolRegistration}。马来西亚内政部批准编号：${academy.internationalApproval}。以上号码均为示例。`,
  ),
};
