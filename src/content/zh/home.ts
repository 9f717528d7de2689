import type * as English from '../en/home';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The home page (specification, sections 1 and 2). */
export const home: Words<typeof English.home> = {
  title: aboutAcademy.name,
  tagline: aboutAcademy.tagline,
  intro:
    '在吉隆坡市中心学英语、学中文。无论是孩子、学生、职场人士还是海外学员，都能找到适合的课程，可以上小班课，也可以一对一。课程与国际考试衔接，上课时间配合您的安排，学费始终实惠。',
  contactButton: '联系我们',
  coursesButton: '浏览我们的课程',
  differences: {
    title: '我们的特色',
    /** The illustration shows `months`, so they must match the text. */
    schedules: {
      title: '时间和学费，贴合您的生活',
      text: '上午班、放学后班、晚间班、周六班，任您选择，不耽误上学、上班和照顾家庭。课程为期1个月、3个月或6个月，假期营按周报名，学费实惠。一个月可以先体验一下，学完一个级别需要更长时间。',
      months: [1, 3, 6],
      unit: '个月',
    },
    teachers: {
      title: '走过这座桥的老师',
      text: '我们的老师通晓多种语言，也都像您现在这样一步步学过来。团队里有人能用英语讲解，也有人能用中文、马来语、阿拉伯语、泰米尔语和法语，有些老师还开马来语、阿拉伯语或法语小班。',
    },
  },
  courseSection: {
    title: '找到适合您的课程',
    subtitle: '五门英语课程，从第一本故事书，到走进考场、走进会议室。今天就开始吧。',
    button: '浏览更多课程',
  },
  studentLife: {
    image: '/pictures/student-life.svg',
    alt: '两名学生在露台栏杆旁交谈：一人说“你好”，另一人说“Hi!”',
  },
};
