import type * as English from '../en/about';
import type { Words } from '../words';

export type { BridgeWord } from '../en/about';

/** The About Us page (specification, section 2). */
export const about: Words<typeof English.about> = {
  heroTitle: '以教育筑就未来',
  heroIntro: '我们是吉隆坡的一所私立语言学院，教授英语和中文，也让来自各国的人能相互理解。',
  story: {
    title: '我们的故事',
    paragraphs: [
      '校名Jambatan是马来语，意思是“桥”；中文名“嘉桥”，“嘉”取其音，“桥”取其义。吉隆坡兴起于两河交汇之处，从那时起，人们就带着货物、消息，还有从邻居那里学来的词语，在两岸之间往来。一所语言学校以桥为名，再合适不过。',
      '起因很简单：我们发现，吉隆坡有许多人其实已经走到了桥中央。孩子听得懂英语，却不好意思开口；职场人士学了多年语法，仍然怕接电话；外国学生需要一张证书，也需要一个能一起练习的朋友；孙子孙女想和只会说中文的爷爷奶奶聊天。',
      '所以，我们的课程着重走好后半程：开口说。我们的老师通晓多种语言，都记得初学时的滋味。上课时间灵活，学费始终实惠，课程与国际考试衔接。我们以英语和中文为主；想学的人够多时，也开设马来语、阿拉伯语和法语小班，谁都可以申请参加，学费与“职场商务英语”相同。',
    ],
    words: [
      { language: '马来语', lang: 'ms', word: 'jambatan' },
      { language: '英语', lang: 'en', word: 'bridge' },
      { language: '中文', lang: 'zh-Hans', word: '桥' },
      { language: '阿拉伯语', lang: 'ar', word: 'جسر' },
      { language: '泰米尔语', lang: 'ta', word: 'பாலம்' },
      { language: '法语', lang: 'fr', word: 'pont' },
    ],
  },
  drives: {
    title: '我们前行的动力',
    vision: {
      title: '我们的愿景',
      text: '愿这座城市，乃至有一天整个世界，再没有人因为语言不通而沉默：无论是孩子、学生、生意人，还是初来乍到的人，都能说出心里的话，也都有人听得懂。',
      image: '/pictures/vision.svg',
    },
    mission: {
      title: '我们的使命',
      text: '扎实而亲切地教授英语和中文：小班授课，人人都有机会开口；时间好安排，学费普通家庭负担得起；让每位学员都取得社会认可的成绩。',
      image: '/pictures/mission.svg',
    },
  },
};
