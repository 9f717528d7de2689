import type { CourseEntry } from '../course';
import { sample } from '../sample';
import { educators } from './educators';

/** Courses 6 to 10 (specification, section 3). */
export const mandarinCourses: readonly CourseEntry[] = [
  {
    id: 6,
    description: '从最初的声调到读懂报纸：面向HSK1–6级和HSKK口语考试的中文课程，循序渐进，还 ..',
    span1: 'HSK1–6级',
    span2: 'HSKK',
    image: '6.svg',
    imageAlt: '汉字“汉”（hàn），即“汉语”（Hànyǔ）的“汉”',
    details: [
      { id: 1, name: 'HSK1–6级' },
      { id: 2, name: 'HSKK口语考试' },
      { id: 3, name: '时间灵活' },
    ],
    overview:
      'HSK（汉语水平考试）是面向母语非中文者的国际中文考试，本课程带您一级一级往上走。您将学会听辨和发准声调，读写汉字，并能进行超出课本内容的对话。除笔试外，我们还帮您准备口语考试HSKK。',
    prerequisites:
      '1级无要求。如要学更高级别，请带上您最近一次的HSK成绩，或参加我们的分班测试。须年满15岁；年纪更小的学员可以选YCT。本课程不是全日制，因此不能申请学生准证（Student Pass）。',
    levelsOffered:
      'HSK1–6级，从最初的300个词到流畅阅读，另有HSKK初级、中级和高级。HSK正在改革：新版考试分九级。您会参加哪个版本，以及7–9级的情况，请咨询我们。',
    levels: ['HSK1级', 'HSK2级', 'HSK3级', 'HSK4级', 'HSK5级', 'HSK6级'],
    highlights: [
      {
        id: '01',
        title: '声调先行',
        description: '从第一个小时起就训练耳朵和声音，今后没有人需要猜您的意思。',
      },
      {
        id: '02',
        title: '有理可循的汉字',
        description: '一笔一画、一个部件一个部件地看清汉字如何构成，而不是死记硬背。',
      },
      {
        id: '03',
        title: '为考试当天做好准备',
        description: '每个级别结束时有一次模拟考，让您在正式考试之前了解自己的水平。',
      },
      {
        id: '04',
        title: 'HSKK口语练习',
        description: '每周给自己录音，和老师一起听，然后再试一次。',
      },
    ],
    educator: educators[6],
    metaDescription:
      '吉隆坡中文课程，面向HSK1–6级和HSKK口语考试：声调、汉字、会话，每个级别都有模拟考。',
  },
  {
    id: 7,
    description:
      '面向中小学生的中文课，有歌曲、游戏和毛笔字，以中小学生汉语考试（YCT）的四个级别作为轻松的 ..',
    span1: 'YCT1–4级',
    span2: '中小学生',
    image: '7.svg',
    imageAlt: '汉字“友”（yǒu），意为朋友，旁边有一只熊猫',
    details: [
      { id: 1, name: 'YCT1–4级' },
      { id: 2, name: '中小学生' },
      { id: 3, name: '时间灵活' },
    ],
    overview:
      'YCT（中小学生汉语考试）专为母语非中文的中小学生设立。我们的课程跟随它的步骤，却没有考试的感觉：孩子们唱歌、玩开店游戏、折纸，用毛笔写下第一批汉字，还表演中国寓言故事。参加考试的孩子（考点收取考试费）每个级别都有机会获得官方证书。',
    prerequisites:
      '无要求。本课程面向7至15岁的中小学生。在家里会说一些中文的孩子，从适合自己的级别开始。',
    levelsOffered: 'YCT1–4级，从约80个词到约600个词；愿意的话，还可以参加YCT口语考试。',
    levels: ['YCT1级', 'YCT2级', 'YCT3级', 'YCT4级'],
    highlights: [
      {
        id: '01',
        title: '玩中有学',
        description: '每个游戏都练习一个考试中会出现的发音或句子。',
      },
      {
        id: '02',
        title: '毛笔与墨',
        description: '孩子先认真动手写汉字，再学用键盘输入。',
      },
      {
        id: '03',
        title: '全年感受中华文化',
        description: '我们用故事、美食和歌曲庆祝春节、元宵节和中秋节。',
      },
      {
        id: '04',
        title: '小步前进，目标清晰',
        description: '四个短级别：孩子每隔不久就能达到一个目标，也就愿意继续学下去。',
      },
    ],
    educator: educators[7],
    metaDescription:
      '吉隆坡中小学生中文课程：歌曲、游戏和毛笔字，涵盖中小学生汉语考试（YCT）的四个级别。',
  },
  {
    id: 8,
    description: '面向与中国伙伴做贸易、谈合作、共事的人，以商务汉语考试BCT（A）或BCT（B）作为 ..',
    span1: 'BCT（A）、BCT（B）',
    span2: '听说读写',
    image: '8.svg',
    imageAlt: '汉字“商”（shāng），意为贸易',
    details: [
      { id: 1, name: 'BCT（A）、BCT（B）' },
      { id: 2, name: '听说读写' },
      { id: 3, name: '晚间班和周六班' },
    ],
    overview:
      '本课程面向正在用或希望用中文做生意的人。您将学会介绍公司、安排来访、下订单、跟进交货，以及在谈判中既不让自己、也不让对方丢面子。我们练习听说读写。BCT（商务汉语考试）是课程的目标；参加并通过考试的学员可获得雇主认可的证书。',
    prerequisites:
      'BCT（A）要求有中文基础：大约HSK2级，或学完我们HSK课程的前两级。BCT（B）要求大约HSK4级。我们的分班测试会告诉您从哪里开始。',
    levelsOffered:
      'BCT（A）和BCT（B）两级。BCT（A）涵盖职场日常沟通；BCT（B）涵盖会议、合同、演示和商务函件。',
    levels: ['BCT（A）', 'BCT（B）'],
    highlights: [
      {
        id: '01',
        title: '真实的贸易案例',
        description: '课上处理的订单、延误和投诉，正是巴生港与广州之间真实往来中会遇到的。',
      },
      {
        id: '02',
        title: '懂礼数，好办事',
        description: '敬酒、称谓、送礼，以及委婉拒绝的艺术：不只听懂说了什么，更听懂话里的意思。',
      },
      {
        id: '03',
        title: '消息与文件',
        description: '学写消息、邮件和报价单，仔细研读合同。',
      },
      {
        id: '04',
        title: '以BCT为目标',
        description: 'BCT（A）或BCT（B）的练习卷，逐项显示您各项技能的进步。',
      },
    ],
    educator: educators[8],
    metaDescription:
      '吉隆坡商务中文课程：用中文谈判、写作和演示，并备考商务汉语考试BCT（A）和BCT（B）。',
  },
  {
    id: 9,
    description: '中文一对一：专属于您的老师，围绕您关心的话题上课，课时由您选择，无论您是 ..',
    span1: '自选课时',
    span2: '一对一授课',
    image: '9.svg',
    imageAlt: '汉字“师”（shī），意为老师',
    details: [
      { id: 1, name: '自选课时' },
      { id: 2, name: '一对一授课' },
      { id: 3, name: '个人学习计划' },
    ],
    overview:
      '有人学中文是为了外派北京，有人是为了奶奶的生日，也有人是为了享受读一首原文诗的乐趣。在“VIP中文课程”里，老师只教您一个人，每节课都围绕您的学习目的来安排。要不要学汉字、学多快、什么时候上课，都由您决定。',
    prerequisites:
      '无要求。您可以从“你好”学起，也可以来打磨已经流利的中文。未满18岁的学员须经家长或监护人同意，在线上或学院内上课；上课时绝不关门，家长可以旁听。',
    levelsOffered:
      '从零基础到HSK6级及以上的所有级别。如果您想以考试为目标，我们会帮您准备HSK、HSKK或BCT。',
    levels: ['HSK1级', 'HSK2级', 'HSK3级', 'HSK4级', 'HSK5级', 'HSK6级'],
    highlights: [
      {
        id: '01',
        title: '您的目的就是大纲',
        description: '商务、家庭、旅行或文学：老师为您收集真正用得上的词语和文章。',
      },
      {
        id: '02',
        title: '课时由您选择',
        description: sample('想上多少就上多少；如需改期，提前24小时通知即可。'),
      },
      {
        id: '03',
        title: '不放过任何一个声调',
        description: '一个人的课堂，没有什么会被漏听：小错误在变成习惯之前就得到纠正。',
      },
      {
        id: '04',
        title: '走出教室',
        description: '等您准备好了，且年满18岁，就可以把课搬到茶馆或市场去上。',
      },
    ],
    educator: educators[9],
    metaDescription:
      '吉隆坡一对一中文课程：专属老师、个人计划，课时由您选择，从零基础到HSK6级及以上。',
  },
  {
    id: 10,
    description: '不用坐飞机的中文假期：上午上课，下午包饺子、学功夫、写书法，还有一场寻宝 ..',
    span1: '时间灵活',
    span2: '自选时间',
    image: '10.svg',
    imageAlt: '汉字“夏”（xià），意为夏天，旁边有一朵荷花',
    details: [
      { id: 1, name: '时间灵活' },
      { id: 2, name: '自选时间' },
      { id: 3, name: '课堂与外出活动' },
    ],
    overview:
      '我们的中文营是周一至周五的日间营，让学校假期充满中文。上午分组上课：声调、实用的句子，每天十个新汉字。下午学以致用：营员包饺子、学一套功夫、画水墨画，还在Petaling Street（茨厂街）寻宝，每条线索都是中文。最后一天大家一起演一出戏，就连来时一个字都不会的孩子也有一句台词。',
    prerequisites:
      '适合8至17岁的营员，无需中文基础。第一天上午通过简短交谈分组。家长或监护人须签署同意书和健康声明。来自国外的孩子，每晚须与同行的家长或监护人同住。',
    levelsOffered:
      '分三组：零起点；YCT2级或HSK1–2级；HSK3级及以上。夏令营在马来西亚5、6月前后的学校假期举办，冬令营在12月举办。',
    levels: ['零起点', 'HSK1–2级', 'HSK3级及以上'],
    highlights: [
      {
        id: '01',
        title: '每天十个汉字',
        description: '营员先写，再到店铺招牌和菜单上去找这些字。',
      },
      {
        id: '02',
        title: '动手学习',
        description: '做饭、书法和功夫，边做边学相关的词语。',
      },
      {
        id: '03',
        title: '自选时间',
        description: '按周报名：请在表格中告诉我们您希望多久之内参加，付款之前我们会与您商定日期。',
      },
      {
        id: '04',
        title: '最后登台',
        description: '家人来看闭营演出：短小、热闹，全程中文。',
      },
    ],
    educator: educators[10],
    metaDescription:
      '吉隆坡中文假期营，年中和年末举办：上课、烹饪、书法和寻宝，适合8–17岁，时间自选。',
  },
];
