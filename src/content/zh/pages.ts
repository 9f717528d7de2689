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

/** The end of each title, with the Latin name, which is on the academy's sign and papers. */
const siteName = `${aboutAcademy.name} ${academy.shortName}`;

export const pageHead: Words<typeof English.pageHead> = {
  home: {
    title: `${siteName}：吉隆坡英语、中文课程`,
    description:
      '在吉隆坡学英语或中文：课程面向儿童、学生和职场人士，时间灵活，学费实惠，与国际考试衔接。',
  },
  about: {
    title: `关于我们 | ${siteName}`,
    description: '一所语言学院为何以桥为名：我们的故事、愿景与使命、认证，以及我们的教师团队。',
  },
  courses: {
    title: `英语和中文课程 | ${siteName}`,
    description:
      '比较十门课程：少儿英语、考试英语和商务英语；面向HSK、YCT和BCT的中文；以及两种语言的假期营和一对一VIP课程。',
  },
  help: {
    title: `帮助中心 | ${siteName}`,
    description: '怎样从国外申请，要准备哪些材料、办什么签证，在吉隆坡住哪里，以及怎样查验证书。',
  },
  contact: {
    title: `联系我们 | ${siteName}`,
    description: `${aboutAcademy.name}（${academy.name}）的联系方式：吉隆坡的地址和地图、电话、微信、WhatsApp、办公时间和联系表单。`,
  },
  requests: {
    title: `我的申请 | ${siteName}`,
    description: '您的报名申请：等待发送的申请，以及回执。此列表仅保存在您的设备上。',
  },
  legal: {
    title: `隐私与条款 | ${siteName}`,
    description:
      '我们的隐私声明，有中文、英文和马来文版本：我们保存您的哪些信息、为什么保存、如何要求删除。我们的条款：学费、付款和退款。',
  },
  notFound: {
    title: `找不到页面 | ${siteName}`,
    description: '此页面不存在。请前往首页、课程页面或联系页面。',
  },
};

/** Returns the metadata of a course's details page. */
export function courseHead(course: Course): Head {
  return {
    title: `${fullTitles[course.id]} | ${siteName}`,
    description: course.metaDescription,
  };
}

/** Returns the metadata of a course's enrolment form. */
export function enrolmentHead(course: Course): Head {
  const title = fullTitles[course.id];
  return {
    title: `报名：${title} | ${siteName}`,
    description: `报名${aboutAcademy.city}${aboutAcademy.name}的“${title}”：简短三步，不用注册。`,
  };
}
