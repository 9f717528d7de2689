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
  tagline: '掌握语言，连接世界',
  /** The academy's city, in the page's language. */
  city: '吉隆坡',
  /** Shown in the footer. */
  description:
    'Jambatan在马来语里是“桥”的意思。我们在吉隆坡教授英语和中文，学员有儿童、学生、职场人士，有希望一对一学习的人，也有来自世界各地的朋友。',
  /** One line for each part of the week, and the time zone. */
  // The word joiner keeps a time span on one line.
  openingHours: [
    ...sample(['周一至周五，9:00–\u206021:00', '周六，9:00–\u206017:00']),
    academyTime.zone,
  ],
  /** The academy's legal entity and registrations. */
  registration: sample(
    `${academy.legalName}（SSM注册号：${academy.companyNumber}）。教育部注册编号：${academy.schoolRegistration}。内政部批准编号：${academy.internationalApproval}。以上号码均为示例。`,
  ),
};
