import type * as English from '../en/testimonials';
import { sample } from '../sample';
import type { Words } from '../words';

export type { Testimonial } from '../en/testimonials';

/** The testimonials are samples, to be replaced by quotations from real students. */
export const testimonials: Words<typeof English.testimonials> = {
  title: '真实体验，真实成果',
  note: sample('评价为示例，肖像为手绘；正式上线后，此处将展示学员的真实评价。'),
  items: sample([
    {
      quote:
        '以前一听到有人说英语，我儿子就往我身后躲。三个月后，他自己在市场上用英语点了一份椰浆饭，句句完整。',
      name: 'Ibrahim D.',
      detail: '少儿英语，一位苏丹学员的父亲',
      image: 'testimonial-1.svg',
    },
    {
      quote:
        '我六点下班，七点上课。有一场会让我很发怵，我们就在课上照原样排练了一遍；第二天早上，我主持了那场会。',
      name: 'Thu Ha N.',
      detail: '职场商务英语，越南',
      image: 'testimonial-2.svg',
    },
    {
      quote:
        '作文发回来，上面没有红叉，写的全是问题。我学会了用英语把道理讲清楚，需要的雅思（IELTS）分数也就拿到了。',
      name: 'Salma K.',
      detail: '学术英语，约旦',
      image: 'testimonial-3.svg',
    },
    {
      quote:
        '一周二十个汉字，听起来没什么。后来我发现，茨厂街上的菜单，我从头到尾都看得懂了。HSK四级已经考过，接下来考五级。',
      name: 'Rafael M.',
      detail: 'HSK中文课程，巴西',
      image: 'testimonial-4.svg',
    },
    {
      quote:
        '我六十六岁那年，想和亲家公、亲家母聊聊天。老师只教我一个人，不用赶进度。现在，轮到他们来纠正我的声调了。',
      name: 'Robert T.',
      detail: 'VIP中文课程，新西兰',
      image: 'testimonial-5.svg',
    },
  ]),
};
