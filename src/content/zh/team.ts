import type * as English from '../en/team';
import { sample } from '../sample';
import type { Words } from '../words';

export type { TeamMember } from '../en/team';

/** The members are samples, to be replaced by the academy's actual team. */
export const team: Words<typeof English.team> = {
  title: '认识我们的团队',
  note: sample('示例简介，配手绘肖像：我们自己的团队将在这里介绍自己。'),
  members: sample([
    {
      name: 'Aisyah Rahman',
      role: '英语部主任',
      bio: '在怡保长大，从小说马来语和英语，至今仍在收集这两种语言互相借用的词语。',
      image: 'team-1.svg',
    },
    {
      name: 'Hannah Lim',
      role: '英语老师',
      bio: '教我们年纪最小的学员。她发现，害羞的孩子会先跟手偶说话。',
      image: 'team-2.svg',
    },
    {
      name: 'Arjun Menon',
      role: '商务英语老师',
      bio: '教书之前当过报纸编辑，会说英语、泰米尔语和马来语，在三种语言里都爱删副词。',
      image: 'team-3.svg',
    },
    {
      name: 'Chen Meilin',
      role: '中文部主任',
      bio: '在厦门接受师资培训，早饭前练书法；您忘掉的每个汉字，她都能配上一个故事。',
      image: 'team-4.svg',
    },
    {
      name: 'Gao Jianhong',
      role: '商务中文老师',
      bio: '从上海来，本打算待一年，结果留了下来。教人怎样说“不”，还能皆大欢喜。',
      image: 'team-5.svg',
    },
    {
      name: 'Priya Nair',
      role: '英语老师',
      bio: '一对一教英语，做梦用马拉雅拉姆语。记得每位学员在第一节课上说过的话。',
      image: 'team-6.svg',
    },
  ]),
};
