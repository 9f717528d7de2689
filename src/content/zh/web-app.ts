import type * as English from '../en/web-app';
import type { Words } from '../words';

/** Words of the web app manifest, which defines the installed site. */
export const webAppWords: Words<typeof English.webAppWords> = {
  description:
    '吉隆坡英语和中文课程：比较十门课程，获取签证和住宿方面的帮助，简短三步即可申请名额，离线也能用。',
  shortcuts: {
    courses: { name: '课程', description: '全部十门英语和中文课程' },
    enrol: { name: '报名', description: '选择课程，申请名额' },
    requests: {
      name: '我的申请',
      description: '报名申请的状态和回执',
    },
    help: { name: '帮助', description: '申请方法、签证、住宿和证书' },
    contact: { name: '联系我们', description: '留言、致电、在线聊天，或查看路线' },
  },
  /** Labels of the screenshots in `public/screenshots/`. */
  screenshots: [
    {
      picture: 'home',
      shape: 'narrow',
      label: '首页：一座由字母和笔画组成的桥，背景是吉隆坡',
    },
    {
      picture: 'courses',
      shape: 'narrow',
      label: '课程卡片：图片、简介和报名表链接',
    },
    {
      picture: 'enrolment',
      shape: 'narrow',
      label: '报名表三个步骤中的第一步',
    },
    { picture: 'home', shape: 'wide', label: '宽屏上的首页' },
    { picture: 'courses', shape: 'wide', label: '英语课程的卡片' },
  ],
};
