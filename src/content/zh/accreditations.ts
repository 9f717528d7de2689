import type * as English from '../en/accreditations';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** Exam and certification bodies for English and Chinese (specification, section 1). */
export const accreditations: Words<typeof English.accreditations> = {
  title: '值得信赖的国际认证',
  intro: sample(
    `${aboutAcademy.shortName}已获国际英语和中文考试及认证机构的认证。您在吉隆坡学到的，今后走到哪里都算数。`,
  ),
  note: sample('示例列表：正式上线后，此处将展示本学院的真实认证。'),
  items: sample([
    {
      mark: 'Cambridge',
      name: '剑桥英语（Cambridge English）',
      text: '剑桥英语系列证书，从面向儿童的Pre A1 Starters到C2 Proficiency。',
    },
    {
      mark: 'IELTS',
      name: '雅思（国际英语语言测试系统）',
      text: '考查听说读写四项能力，适合准备到英语国家留学、工作或定居的人。',
    },
    {
      mark: 'TOEFL',
      name: '托福（美国教育考试服务中心\u200BETS主办）',
      text: '学术英语考试，成绩受世界各地大学认可。',
    },
    {
      mark: 'HSK',
      name: '汉考国际（Chinese Testing International）',
      text: 'HSK（汉语水平考试）及其口语考试HSKK、面向中小学生的YCT和面向商务的BCT。',
    },
    {
      mark: 'CLEC',
      name: '中外语言交流合作中心（语合中心）',
      text: '负责《国际中文教师证书》考试的中国机构。',
    },
  ]),
};
