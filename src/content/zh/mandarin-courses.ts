import type { CourseEntry } from '../course';
import { sample } from '../sample';

/** In a narrow column, the line breaks before the number, not after it. */
const hskLevels = [...'一二三四五六'].map((number) => `HSK${number}\u2060级`);

/** Courses 6 to 10 (specification, section 3). */
export const mandarinCourses: readonly CourseEntry[] = [
  {
    id: 6,
    description:
      '从最初的声调到读懂报纸：面向HSK一至六级和HSKK口语考试的中文课程，循序渐进，而且 ..',
    span1: 'HSK一至六级',
    span2: 'HSKK',
    imageAlt: '汉字“汉”（hàn），即“汉语”（Hànyǔ）的“汉”',
    details: ['HSK一至六级', 'HSKK口语考试', '时间灵活'],
    overview:
      'HSK（汉语水平考试）是为母语不是中文的人设立的国际考试，本课程带您一级一级往上考。您将学会听准声调、说准声调，会读写汉字，能聊课本以外的话题。除了笔试，我们也帮您准备口语考试HSKK。',
    prerequisites:
      '从一级学起，没有要求。想读更高的级别，请带上最近一次的HSK成绩，或参加我们的分班测试。须年满15岁；年纪更小的学员可以报YCT课程。本课程不是全日制，因此不能申请学生准证（Student Pass）。',
    levelsOffered:
      'HSK一至六级，从最初的300个词学到流畅阅读，另有HSKK初级、中级和高级。HSK一级和二级各需约三个月，更高的级别需六个月或更久。HSK现有两个版本，新版分为九级。您会考哪个版本，七至九级怎么学，请咨询我们。',
    levels: hskLevels,
    highlights: [
      {
        title: '声调先行',
        description: '从第一节课起就练耳朵、练发音，以后您一开口，别人不用猜。',
      },
      {
        title: '汉字有规律',
        description: '一笔一画、一个一个部件地看懂汉字的构造，不靠死记硬背。',
      },
      {
        title: '从容应考',
        description: '每个级别结束时都有一次模拟考，正式考试之前就知道自己的水平。',
      },
      {
        title: 'HSKK口语练习',
        description: '每周给自己录一段音，和老师一起听，再说一遍。',
      },
    ],
    metaDescription:
      '吉隆坡中文课程，面向HSK一至六级和HSKK口语考试：声调、汉字、会话，每个级别都有模拟考。',
  },
  {
    id: 7,
    description:
      '给中小学生的中文课：唱歌、做游戏、写毛笔字，以中小学生汉语考试（YCT）的四个级别作为轻松的 ..',
    span1: 'YCT一至四级',
    span2: '中小学生',
    imageAlt: '汉字“友”（yǒu），意为朋友，旁边有一只熊猫',
    details: ['YCT一至四级', '中小学生', '时间灵活'],
    overview:
      'YCT（中小学生汉语考试）专为母语不是中文的中小学生设立。课程按YCT的级别安排，却没有考试的紧张：孩子们唱歌、玩开店游戏、折纸，用毛笔写下第一批汉字，还把中国寓言演成小戏。愿意参加考试的孩子（考试费由考点收取），每一级都有机会拿到官方证书。',
    prerequisites:
      '没有要求。本课程面向7至15岁的中小学生。平时在家说一点中文的孩子，从适合自己的级别学起。',
    levelsOffered:
      'YCT一至四级，从约80个词学到约600个词；愿意的话，还可以参加YCT口语考试。学完一个级别大约需要六个月。',
    levels: ['YCT一级', 'YCT二级', 'YCT三级', 'YCT四级'],
    highlights: [
      {
        title: '玩中有学',
        description: '每个游戏练一个发音或一个句子，都是考试中会考到的。',
      },
      {
        title: '写毛笔字',
        description: '孩子先一笔一画地写好汉字，再学打字。',
      },
      {
        title: '一年四季过中国节',
        description: '春节、元宵节、中秋节，讲故事、尝美食、唱儿歌，大家一起过节。',
      },
      {
        title: '小步前进，目标清晰',
        description: '四个级别，每一级都不长，下一个目标总在眼前，孩子也就愿意学下去。',
      },
    ],
    metaDescription:
      '吉隆坡中小学生中文课程：唱歌、做游戏、写毛笔字，学习中小学生汉语考试（YCT）的四个级别。',
  },
  {
    id: 8,
    description:
      '适合与中国伙伴做贸易、谈合作、一起共事的人，以商务汉语考试BCT（A）或BCT（B）作为 ..',
    span1: 'BCT（A）、BCT（B）',
    span2: '听说读写',
    imageAlt: '汉字“商”（shāng），意为贸易',
    details: ['BCT（A）、BCT（B）', '听说读写', '晚间班和周六班'],
    overview:
      '本课程适合正在或想要用中文做生意的人。您将学会介绍公司、安排来访、下订单、催交货，谈判时既不丢自己的面子，也给对方留面子。听说读写都练。课程以BCT（商务汉语考试）为目标；参加考试并通过的学员，可获得用人单位认可的证书。',
    prerequisites:
      '须年满18岁。BCT（A）要求有一定的中文基础，大约相当于HSK二级，或学完我们HSK课程的前两级。BCT（B）大约要求HSK四级。从哪里学起，做一次分班测试就知道。',
    levelsOffered:
      'BCT（A）和BCT（B）两级。BCT（A）包括职场日常沟通；BCT（B）包括会议、合同、演示和商务信函。每级需约九个月。',
    levels: ['BCT（A）', 'BCT（B）'],
    highlights: [
      {
        title: '真实的贸易案例',
        description: '课上处理的订单、延误和投诉，都是巴生港与广州之间做生意时真会遇到的。',
      },
      {
        title: '懂礼数，好办事',
        description: '敬酒、称谓、送礼，以及委婉拒绝的艺术：不只听懂说了什么，更听懂话里的意思。',
      },
      {
        title: '微信、邮件与文件',
        description: '学写工作消息、邮件和报价单，仔细读懂合同。',
      },
      {
        title: '以BCT为目标',
        description: 'BCT（A）或BCT（B）的练习卷，听说读写进步多少，一项一项看得见。',
      },
    ],
    metaDescription:
      '吉隆坡商务中文课程：用中文谈判、写作和演示，并备考商务汉语考试BCT（A）和BCT（B）。',
  },
  {
    id: 9,
    description: '中文一对一：老师只教您一个人，上课聊您关心的话题，课时由您来定，无论您是 ..',
    span1: '自选课时',
    span2: '一对一授课',
    imageAlt: '汉字“师”（shī），意为老师',
    details: ['自选课时', '一对一授课', '个人学习计划'],
    overview:
      '有人学中文是因为要外派北京，有人是为了给奶奶祝寿，也有人就想读懂一首中文原诗。在“VIP中文课程”里，老师只教您一个人，每节课都围绕您的目标来安排。要不要学汉字、学多快、什么时候上课，都由您决定。',
    prerequisites: '没有要求。您可以从“你好”学起；中文已经流利的，也可以来精益求精。',
    levelsOffered:
      '从零基础到HSK六级及以上，各个级别都有。如果您想考试，我们会帮您准备HSK、HSKK或BCT。',
    levels: hskLevels,
    highlights: [
      {
        title: '学什么，由您的目标决定',
        description: '商务、家庭、旅行或文学，老师为您挑选真正用得上的词语和文章。',
      },
      {
        title: '课时由您来定',
        description: sample('想上多少就上多少；课要改期，提前24小时通知即可。'),
      },
      {
        title: '不放过任何一个声调',
        description: '一个人上课，一个音也不会漏听：小毛病还没变成习惯，就已经改过来了。',
      },
      {
        title: '走出教室',
        description: '年满18岁的学员，准备好了就可以到茶馆或市场去上课。',
      },
    ],
    metaDescription:
      '吉隆坡一对一中文课程：专属老师、个人计划，课时由您来定，从零基础到HSK六级及以上。',
  },
  {
    id: 10,
    description: '不用坐飞机的中文假期：上午上课，下午包饺子、练功夫、写书法，还有一场寻宝 ..',
    span1: '时间灵活',
    span2: '自选时间',
    imageAlt: '汉字“夏”（xià），意为夏天，旁边有一朵荷花',
    details: ['时间灵活', '自选时间', '课堂与外出活动'],
    overview:
      '我们的中文营是日间营，从周一到周五，假期里天天说中文。上午分组上课：声调、实用的句子，每天十个新汉字。下午学以致用：营员包饺子、学一套拳、画水墨画，还到茨厂街（Petaling Street）寻宝，每条线索都是中文。最后一天大家一起演一出戏，连刚来时一个字都不会的孩子，也有一句台词。',
    prerequisites:
      '适合8至17岁的营员，无需中文基础。第一天上午，老师跟孩子聊几句，再分组。家长或监护人须签署同意书和健康声明。来自国外的孩子，每晚须与同行的家长或监护人同住。',
    levelsOffered:
      '分三组：零起点；YCT二级或HSK一至二级；HSK三级及以上。夏令营通常在马来西亚5、6月前后的学校假期举办，冬令营通常在12月举办。',
    levels: ['零起点', 'HSK一至二级', 'HSK三级及以上'],
    highlights: [
      {
        title: '每天十个汉字',
        description: '营员先学会写，再到招牌和菜单上把这些字找出来。',
      },
      {
        title: '边做边学',
        description: '做饭、写书法、练功夫，做什么就学什么词。',
      },
      {
        title: '自选时间',
        description:
          '按周报名：请在报名表中告诉我们您希望多久之内参加，付款之前我们会与您商定日期。',
      },
      {
        title: '登台演出',
        description: '闭营那天，家人都来看演出：短小、热闹，从头到尾说中文。',
      },
    ],
    metaDescription:
      '吉隆坡中文假期营，年中和年末举办：上课、烹饪、书法和寻宝，适合8–17岁，时间自选。',
  },
];
