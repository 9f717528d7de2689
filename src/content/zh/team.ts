import type * as English from '../en/team';
import { sample } from '../sample';
import type { Words } from '../words';

export type { TeamMember } from '../en/team';

/** The members are samples, to be replaced by the academy's actual team. */
export const team: Words<typeof English.team> = {
  title: '认识我们的团队',
  note: sample('简介为示例，肖像为手绘；正式上线后，此处将介绍本学院的真实团队。'),
  members: sample([
    {
      name: 'Aisyah Rahman',
      role: '英语部主任',
      bio: '在怡保长大，从小讲马来语和英语，至今还在收集这两种语言互相借来的词。',
      image: 'team-1.svg',
    },
    {
      name: '林慧娜（Hannah Lim）',
      role: '英语老师',
      bio: '教年纪最小的学员。她发现，害羞的孩子会先跟手偶说话。',
      image: 'team-2.svg',
    },
    {
      name: 'Arjun Menon',
      role: '商务英语老师',
      bio: '教书之前当过报社编辑，会说英语、泰米尔语和马来语；三种语言里的副词，他见了都想删。',
      image: 'team-3.svg',
    },
    {
      name: '陈美琳',
      role: '中文部主任',
      bio: '在厦门读的师范，每天早饭前练书法；您忘了哪个汉字，她就能讲出那个字的故事。',
      image: 'team-4.svg',
    },
    {
      name: '高建宏',
      role: '商务中文老师',
      bio: '从上海来，本打算只待一年，结果留了下来。他教人怎样说“不”，还能皆大欢喜。',
      image: 'team-5.svg',
    },
    {
      name: 'Priya Nair',
      role: '英语老师',
      bio: '一对一教英语，做梦说马拉雅拉姆语。每位学员第一节课说过的话，她都记得。',
      image: 'team-6.svg',
    },
  ]),
};
