import type { CourseEntry } from '../course';
import { sample } from '../sample';
import { educators } from './educators';

/** Courses 1 to 5 (specification, section 3). */
export const englishCourses: readonly CourseEntry[] = [
  {
    id: 1,
    description: '专为7至14岁孩子准备的英语故事、歌曲和小实验，让孩子敢于开口、乐于阅读，还能 ..',
    span1: '时间灵活',
    span2: '7–14岁',
    image: '1.svg',
    imageAlt: '三块分别写着字母A、B、C的玩具积木，上方飞着一只风筝',
    details: [
      { id: 1, name: '7–14岁' },
      { id: 2, name: '时间灵活' },
      { id: 3, name: '小班' },
    ],
    overview:
      '“少儿英语”专为7至14岁的孩子设计。孩子们通过听故事、动手制作、表演、唱歌和问“为什么”来学习。年纪小的从发音和日常词汇开始；大一些的写小故事、做小演讲，还会读自己的第一本英文小说。每节课都有一个主题，从雨林到机器人；每三个月以一场小演出收尾，并邀请家人来看。',
    prerequisites:
      '无需英语基础。孩子应在7至14岁之间，并至少会用一种语言阅读。与老师轻松聊二十分钟，我们就知道哪个班合适。',
    levelsOffered:
      '面向7–14岁，共四个级别，从最初的单词（Pre A1）到自信交谈（B1），始终与年龄相近的孩子同班。各级别分别衔接剑桥Starters、Movers、Flyers、A2 Key for Schools和B1 Preliminary for Schools考试。',
    levels: ['Pre A1', 'A1', 'A2', 'B1'],
    highlights: [
      {
        id: '01',
        title: '每节课都开口说',
        description: sample('每班最多十个孩子，人人都有机会发言。'),
      },
      {
        id: '02',
        title: '享受阅读',
        description: '孩子每周从我们的分级读物书架借一本书，再告诉全班故事的结局。',
      },
      {
        id: '03',
        title: '时间配合家庭',
        description: '可选放学后的下午或周六上午。如果学校课表有变，可以请我们换班。',
      },
      {
        id: '04',
        title: '家长了解学习进展',
        description: sample('每六周您会收到一份学习报告，并可与老师沟通。'),
      },
    ],
    educator: educators[1],
    metaDescription:
      '吉隆坡少儿英语课程，面向7–14岁：小班授课，故事与项目相结合，共四个级别，放学后或周六上课。',
  },
  {
    id: 2,
    description: '为上大学和IELTS、TOEFL考试做准备：读得更快，论证更清晰，听懂讲座，发言让人 ..',
    span1: 'IELTS',
    span2: 'TOEFL',
    image: '2.svg',
    imageAlt: '一支羽毛笔正在试卷上书写',
    details: [
      { id: 1, name: 'IELTS' },
      { id: 2, name: 'TOEFL' },
      { id: 3, name: '大学学习技能' },
    ],
    overview:
      '“学术英语”同时帮您准备两件事：打开大学之门的考试，以及进门之后的学业。您将学习快速阅读长文、在讲座中做笔记、建立论点并在讨论中为它辩护。每周我们练习IELTS（雅思）和TOEFL（托福）题目，并与您一起讲评作文，直到您能清晰地写出自己的观点和风格。',
    prerequisites:
      '英语达到中级（B1），以我们的分班测试或近两年内的考试成绩为准。应年满16岁；申请学生准证（Student Pass）则必须年满18岁。',
    levelsOffered:
      '三个级别：B1+打好基础；B2对应IELTS 6.0–6.5或同等TOEFL分数；C1对应IELTS 7.0及以上。',
    levels: ['B1+', 'B2', 'C1'],
    highlights: [
      {
        id: '01',
        title: '让您心中有数的模拟考',
        description: '每月做一套完整的模拟试题，并与老师一起规划下一步。',
      },
      {
        id: '02',
        title: '写作，逐行讲评',
        description: '每周写一篇作文，从论证、结构和语言三方面获得点评。',
      },
      {
        id: '03',
        title: '研讨，而非演讲',
        description: '您将主持讨论、提出问题，并学会礼貌地表达不同意见。',
      },
      {
        id: '04',
        title: '协助您申请学校',
        description: '我们会告诉您目标大学要求的分数，并与您一起看个人陈述。',
      },
    ],
    educator: educators[2],
    metaDescription:
      '在吉隆坡备考IELTS（雅思）、TOEFL（托福）并为大学学习做准备：从B1+到C1三个级别，每月模拟考，每周一篇作文。',
  },
  {
    id: 3,
    description: '为工作日准备的英语：会议、邮件、演示和谈判，听说读写全面练习，上课时间又不 ..',
    span1: '时间灵活',
    span2: '听说读写',
    image: '3.svg',
    imageAlt: '两个交叠的对话气泡，后面是吉隆坡的双子塔',
    details: [
      { id: 1, name: '时间灵活' },
      { id: 2, name: '听说读写' },
      { id: 3, name: '晚间班和周六班' },
    ],
    overview:
      '“职场商务英语”适合已经或即将用英语工作的人。我们用您案头的真实材料练习听说读写：快要交的报告、与客户的通话、下个月的面试。您将学会主持会议、讲解数据、写出能得到回复的邮件，也能在电梯里和人寒暄几句。上课地点在市中心，靠近车站。',
    prerequisites:
      '英语达到初中级（A2）或以上，以我们的分班测试为准。有工作经验更好，大学最后一年的学生也欢迎报名。',
    levelsOffered:
      '从A2到C1共四个级别：基础、中级、中高级和高级。每个级别包含若干个为期三个月的模块，每周四小时。',
    levels: ['A2', 'B1', 'B2', 'C1'],
    highlights: [
      {
        id: '01',
        title: '四项技能，一个工作周',
        description: '每个单元围绕一项任务，从一次通话，到一场会议，再到一份报告。',
      },
      {
        id: '02',
        title: '实战预演',
        description: '带上您的演示文稿，由同学扮演谈判桌的另一方。',
      },
      {
        id: '03',
        title: '时间配合工作',
        description: '遇到出差，当周可改上有空位的平行班。',
      },
      {
        id: '04',
        title: '跨文化也自如',
        description: '了解吉隆坡、伦敦和上海的同事如何说“是”，又如何说“不”。',
      },
    ],
    educator: educators[3],
    metaDescription:
      '吉隆坡商务英语课程，听说读写全面训练：会议、邮件和演示，设有晚间班和周六班，级别从A2到C1。',
  },
  {
    id: 4,
    description: '一位老师，一位学员，一门围绕您设计的课程：时间、进度和内容都由您来选，还有 ..',
    span1: '自选课时',
    span2: '一对一授课',
    image: '4.svg',
    imageAlt: '一盏灯下，两把椅子相对而放',
    details: [
      { id: 1, name: '自选课时' },
      { id: 2, name: '一对一授课' },
      { id: 3, name: '个人学习计划' },
    ],
    overview:
      '在“VIP英语课程”里，全班就是您一个人。我们先聊聊您学英语的目的：也许是一次演讲、移居国外、一场医学英语考试，或者只是希望英语不再成为障碍。随后，老师会专门为您制定计划，并随着您的进步不断调整。',
    prerequisites:
      '无要求。零基础或接近母语水平的学员，我们都同样欢迎。未满18岁的学员须经家长或监护人同意，在线上或学院内上课；上课时绝不关门，家长可以旁听。',
    levelsOffered: '从A1到C2的所有级别。学习计划为每个月定下目标，您决定用多少小时去实现它。',
    levels: ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'],
    highlights: [
      {
        id: '01',
        title: '专属于您的计划',
        description: '话题、练习和作业都来自您的生活和工作，而不是教材目录。',
      },
      {
        id: '02',
        title: '课时由您选择',
        description: sample('想上多少就上多少；如需改期，提前24小时通知即可。'),
      },
      {
        id: '03',
        title: '始终是同一位老师',
        description: '了解您长处的老师，才知道什么时候该对您要求更高。',
      },
      {
        id: '04',
        title: '每节课后都有反馈',
        description: '简短的笔记供您带回家：哪里学得好，接下来学什么。',
      },
    ],
    educator: educators[4],
    metaDescription:
      '吉隆坡一对一英语课程：专属老师、个人计划，课时由您选择。从A1到C2，各级别均可。',
  },
  {
    id: 5,
    description: '用英语过学校假期：上午上课，下午走进吉隆坡，有游戏、有外出活动，还有新的 ..',
    span1: '时间灵活',
    span2: '自选时间',
    image: '5.svg',
    imageAlt: '满天繁星下，一顶门帘敞开的帐篷',
    details: [
      { id: 1, name: '时间灵活' },
      { id: 2, name: '自选时间' },
      { id: 3, name: '课堂与外出活动' },
    ],
    overview:
      '我们的英语营是周一至周五的日间营，让学校假期变成一场小小的探险。上午，营员分组做项目：一出广播剧、一张城市地图、一本食谱。下午，他们在湖滨公园、博物馆或烹饪课上运用英语。营员来自马来西亚和其他国家，英语很快就成了交朋友的语言。',
    prerequisites:
      '适合8至17岁的营员，无需英语基础。第一天上午通过简短交谈分组。家长或监护人须签署同意书和健康声明。来自国外的孩子，每晚须与同行的家长或监护人同住。',
    levelsOffered:
      '分三组：入门组（A1）、探索组（A2–B1）和辩论组（B1+及以上）。夏令营在马来西亚5、6月前后的学校假期举办，冬令营在12月举办。',
    levels: ['入门组', '探索组', '辩论组'],
    highlights: [
      {
        id: '01',
        title: '每周一个项目',
        description: '营员自己策划、制作并展示一件可以带回家的作品。',
      },
      {
        id: '02',
        title: '城市就是课堂',
        description: '每天下午都有一次外出活动、一道待解的谜题，还有可以交谈的人。',
      },
      {
        id: '03',
        title: '自选时间',
        description: '按周报名：请在表格中告诉我们您希望多久之内参加，付款之前我们会与您商定日期。',
      },
      {
        id: '04',
        title: '悉心照顾',
        description: sample(
          '每八名营员配一名成年人，午餐由获清真认证的餐饮商提供，并为家长提供紧急联系电话。',
        ),
      },
    ],
    educator: educators[5],
    metaDescription:
      '吉隆坡英语假期营，年中和年末举办：上午做项目，下午外出活动，适合8–17岁，时间自选。',
  },
];
