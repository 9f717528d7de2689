import type * as English from '../en/testimonials';
import { sample } from '../sample';
import type { Words } from '../words';

export type { Testimonial } from '../en/testimonials';

/** The testimonials are samples, to be replaced by quotations from real students. */
export const testimonials: Words<typeof English.testimonials> = {
  title: '真实体验，真实成果',
  note: sample('示例评价，配手绘肖像：我们学员自己的话将在这里展示。'),
  items: sample([
    {
      quote:
        '以前一有人说英语，我儿子就躲到我身后。三个月后，他在市场上自己点了一份椰浆饭，说的都是完整的句子。',
      name: 'Ibrahim D.',
      detail: '少儿英语，一位苏丹学员的父亲',
      image: 'testimonial-1.svg',
    },
    {
      quote:
        '我六点下班，七点上课。让我害怕的那场会议，我们在课上原样排练了一遍；第二天早上，我主持了那场会议。',
      name: 'Thu Ha N.',
      detail: '职场商务英语，越南',
      image: 'testimonial-2.svg',
    },
    {
      quote:
        '我的作文发回来，上面写满了问题，而不是红叉。我学会了用英语论证，需要的IELTS分数也随之而来。',
      name: 'Salma K.',
      detail: '学术英语，约旦',
      image: 'testimonial-3.svg',
    },
    {
      quote:
        '每周二十个汉字，听起来不算什么。后来我发现，Petaling Street的整张菜单我都看得懂了。HSK4级已经考过，接下来是HSK5级。',
      name: 'Rafael M.',
      detail: 'HSK中文课程，巴西',
      image: 'testimonial-4.svg',
    },
    {
      quote:
        '六十六岁那年，我想和儿媳的父母聊天。我有一位专属老师，时间也完全够用。现在，轮到他们来纠正我的声调了。',
      name: 'Robert T.',
      detail: 'VIP中文课程，新西兰',
      image: 'testimonial-5.svg',
    },
  ]),
};
