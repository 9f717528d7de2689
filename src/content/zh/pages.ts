import { academy } from '../academy';
import type { Course } from '../course';
import type * as English from '../en/pages';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { fullTitles } from './course-titles';

/** Metadata of a page for search engines and link previews. */
interface Head {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
}

export const pageHead: Words<typeof English.pageHead> = {
  home: {
    title: `${academy.name}：吉隆坡英语和中文课程`,
    description:
      '在吉隆坡学英语或中文：课程面向儿童、学生和职场人士，时间灵活，学费实惠，衔接国际考试。',
  },
  about: {
    title: `关于我们 | ${academy.name}`,
    description: '一所语言学院为何以桥为名：我们的故事、愿景与使命、认证，以及教学和咨询团队。',
  },
  courses: {
    title: `英语和中文课程 | ${academy.name}`,
    description:
      '比较十门课程：少儿英语、考试英语和商务英语；面向HSK、YCT和BCT的中文；以及两种语言的假期营和一对一VIP课程。',
  },
  help: {
    title: `帮助中心 | ${academy.name}`,
    description: '如何从国外申请，需要哪些材料和签证，在吉隆坡住哪里，以及如何凭编号查验证书。',
  },
  contact: {
    title: `联系我们 | ${academy.name}`,
    description: `留言、致电或在线联系位于吉隆坡的${academy.name}。地址、地图、开放时间、WhatsApp、微信和联系表单。`,
  },
  requests: {
    title: `我的申请 | ${academy.name}`,
    description: '您的报名申请：等待发送的申请，以及回执。此列表仅保存在本设备上。',
  },
  legal: {
    title: `隐私与条款 | ${academy.name}`,
    description:
      '我们的隐私声明，有中文、英文和马来文版本：我们保存您的哪些信息、为什么保存、如何要求删除。我们的条款：学费、付款和退款。',
  },
  notFound: {
    title: `找不到页面 | ${academy.name}`,
    description: '此页面不存在。请前往首页、课程页面或联系页面。',
  },
};

/** Returns the metadata of a course's details page. */
export function courseHead(course: Course): Head {
  return {
    title: `${fullTitles[course.id]} | ${academy.shortName}`,
    description: course.metaDescription,
  };
}

/** Returns the metadata of a course's enrolment form. */
export function enrolmentHead(course: Course): Head {
  const title = fullTitles[course.id];
  return {
    title: `报名：${title} | ${academy.shortName}`,
    description: `申请${aboutAcademy.city}${academy.name}“${title}”的名额：简短三步，不用注册账户。`,
  };
}
