import type * as English from '../en/about';
import type { Words } from '../words';

export type { BridgeWord } from '../en/about';

/** The About Us page (specification, section 2). */
export const about: Words<typeof English.about> = {
  heroTitle: '以教育筑就未来',
  heroIntro: '我们是吉隆坡的一所私立语言学院，教授英语和中文，帮助来自许多国家的人们彼此理解。',
  story: {
    title: '我们的故事',
    paragraphs: [
      'Jambatan是马来语，意思是“桥”。我们的城市兴起于两河交汇之处，从那时起，人们就带着货物、消息，还有从邻居那里借来的词语，在两岸之间往来。用“桥”来做校名，似乎再合适不过。',
      '一切始于一个简单的发现：吉隆坡有许多人，其实已经走到了桥中央。孩子听得懂英语，却害羞不敢开口；职场人士学了多年语法，仍然怕接电话；外国学生需要一张证书，也需要一个能一起练习的朋友；孙辈想和只会说中文的祖父母聊天。',
      '所以，我们的课程专注于后半程，也就是开口说的那一段。我们的老师通晓多种语言，都记得初学时的滋味。上课时间灵活，学费始终实惠，课程与国际考试衔接。英语和中文是我们的两大支柱；此外，只要提出需求的学员够多，我们也开设马来语、阿拉伯语和法语小班。',
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
      text: '愿在这座城市，乃至有一天在整个世界，再没有人因为语言不通而沉默：孩子、学生、商人和初来乍到的人，都能说出心里的话，也都能被人听懂。',
      image: '/pictures/vision.svg',
    },
    mission: {
      title: '我们的使命',
      text: '扎实而亲切地教授英语和中文：班级够小，人人都能开口；上课时间和学费，普通家庭都负担得起；让每位学员都达到一个能获得他人认可的目标。',
      image: '/pictures/mission.svg',
    },
  },
};
