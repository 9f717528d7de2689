import { academy } from '../academy';
import type * as English from '../en/home';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The home page (specification, sections 1 and 2). */
export const home: Words<typeof English.home> = {
  title: academy.name,
  tagline: aboutAcademy.tagline,
  intro:
    '在吉隆坡市中心学英语、学中文。儿童、学生、职场人士和海外学员都能找到适合的课程，可以随班上课，也可以一对一。课程与国际考试衔接，上课时间配合您的安排，学费始终实惠。',
  contactButton: '联系我们',
  coursesButton: '浏览我们的课程',
  differences: {
    title: '我们有何不同',
    /** The illustration shows `months`, so they must match the text. */
    schedules: {
      title: '时间和学费，贴合您的生活',
      text: '上午班、放学后班、晚间班、周六班，任您选择，学业、轮班和家庭都能排在前面。我们的课程价格实惠，为期1个月、3个月或6个月，假期营按周报名。一个月只是初步体验，学完一个完整的级别需要更长时间。',
      months: [1, 3, 6],
      unit: '个月',
    },
    teachers: {
      title: '走过这座桥的老师',
      text: '我们的老师通晓多种语言，他们学语言的过程，和您现在一样。整个团队能用英语、中文、马来语、阿拉伯语、泰米尔语和法语讲解，有些老师还开马来语、阿拉伯语或法语小班。',
    },
  },
  courseSection: {
    title: '找到适合您的课程',
    subtitle: '学英语的五条路，从第一本故事书，到考场或会议室。今天就启程吧。',
    button: '浏览更多课程',
  },
  studentLife: {
    image: '/pictures/student-life.svg',
    alt: '两名学生在露台栏杆旁交谈：一人说“你好”，另一人说“Hi!”',
  },
};
