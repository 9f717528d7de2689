import type { CourseId } from '../course-ids';
import type * as English from '../en/course-facts';
import { type Offering, studentPassWeeks } from '../offerings';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy, academyTime } from './academy';
import { groupCare, hoursText, serviceTaxNote, underAge } from './offering-texts';

export type { CourseFacts } from '../en/course-facts';

const inEnglish = { taughtIn: '英语' } as const;
const inMandarin = { taughtIn: '中文，必要时辅以英语' } as const;

const withExam = {
  notIncluded: '考试费（直接付给考点，详情请咨询我们）、签证费和保险',
} as const;

const classes = {
  ...withExam,
  included: '授课、教材和结业证书',
  place: '本学院：从Masjid Jamek站步行五分钟可到，有电梯和收费停车场',
} as const;

const oneToOne = {
  ...withExam,
  schedule: `由您在以下办公时间内选择，均为${academyTime.zone}：${aboutAcademy.openingHours.slice(0, -1).join('；')}`,
  included: '授课、个人学习计划、配套资料和证书',
  place: '本学院或线上；成人学员也可在自己的办公室上课',
  care: underAge,
} as const;

const camp = {
  schedule: '日间营，周一至周五，9:00至17:00；不过夜',
  included: '授课、外出活动、活动材料和午餐（由获清真认证的餐饮商提供）',
  notIncluded: '住宿、交通、签证费和保险',
  place: '本学院；外出活动在吉隆坡市内及周边',
  care: `${groupCare}${underAge}每八名营员有一名成年人照看，并为家长提供紧急联系电话；不安排游泳。健康声明会问到过敏和用药情况。`,
} as const;

/** The facts of each course. */
export const factsByCourse: Readonly<Record<CourseId, English.CourseFacts>> = {
  1: sample({
    ...classes,
    ...inEnglish,
    schedule: '周二和周四，16:00至17:30；或周六，9:30至12:45（含课间休息）',
    care: `${groupCare}${underAge}`,
  }),
  2: sample({
    ...classes,
    ...inEnglish,
    schedule: '周一至周五，9:00至12:15（含课间休息）',
    notIncluded: '考试费（付给吉隆坡的考点；雅思（IELTS）约900林吉特）、签证费、体检和保险',
    care: underAge,
  }),
  3: sample({
    ...classes,
    ...inEnglish,
    schedule: '周一和周三，10:00至12:00或19:00至21:00；或周六，10:00至15:00（含课间休息）',
  }),
  4: sample({ ...oneToOne, ...inEnglish }),
  5: sample({ ...camp, ...inEnglish }),
  6: sample({
    ...classes,
    ...inMandarin,
    schedule: '周一、周三和周五，10:00至12:00或19:00至21:00',
    notIncluded: '考试费（付给吉隆坡的考点；HSK约100至350林吉特）、签证费和保险',
    care: underAge,
  }),
  7: sample({
    ...classes,
    ...inMandarin,
    schedule: '周一和周三，16:00至17:30；或周六，9:30至12:45（含课间休息）',
    care: `${groupCare}${underAge}`,
  }),
  8: sample({
    ...classes,
    ...inMandarin,
    schedule: '周二和周四，19:00至21:00；或周六，10:00至15:00（含课间休息）',
  }),
  9: sample({
    ...oneToOne,
    ...inMandarin,
    place: '本学院或线上；成人学员也可在自己的办公室或市内其他地点上课',
  }),
  10: sample({ ...camp, ...inMandarin }),
};

/** Labels and sentences for the facts on a course's page. */
export const courseFacts: Words<typeof English.courseFacts> = {
  title: '日期与学费',
  starts: '开课日期',
  schedule: '上课时间',
  lessons: '课时',
  lessonsText: (offering: Offering) => `${hoursText(offering)}，每节课${offering.lessonLength}分钟`,
  classSize: '班级人数',
  classSizeText: ({ classSize }: Offering) =>
    classSize === 1 ? '一对一' : `最多${classSize}名学员`,
  fee: '学费',
  tax: serviceTaxNote,
  included: '学费包含',
  notIncluded: '不包含',
  place: '上课地点',
  taughtIn: '授课语言',
  care: '未满18岁的学员',
  abroad: '海外学员须知',
  abroadText: ({ studentPass }: Offering) =>
    studentPass
      ? `以访客身份入境，并不等于可以上课。如需申请学生准证（Student Pass，须年满18岁），请至少在开课日期前${studentPassWeeks}周提交报名表。付款或订机票之前，请先问清哪种课程时长符合条件。`
      : '就读本课程不能申请学生准证（Student Pass）；以访客身份入境，也不等于可以上课。付款或订机票之前，请先咨询我们。',
  note: sample('日期和学费均为示例；学费以马来西亚林吉特（RM，俗称马币）计算。'),
  ask: '咨询我们',
  placementTest: '预约分班测试',
  terms: '条款与退款',
};
