import type { Educator } from '../course';
import type { CourseId } from '../course-ids';
import { sample } from '../sample';

/**
 * The teacher of each course, by course id. The teachers are samples, to be replaced by the actual
 * teachers. Teachers who are also in `team.ts` must have the same name and portrait in both files.
 */
export const educators: Readonly<Record<CourseId, Educator>> = sample({
  1: {
    name: '林慧娜（Hannah Lim）',
    bio: '林老师教孩子英语已有8年以上。她在槟城读的小学师范，会说英语、马来语和闽南话，每次上课都带着一只手偶。',
  },
  2: {
    name: 'Aisyah Rahman',
    bio: 'Aisyah老师辅导学生备考雅思（IELTS）和托福（TOEFL）已有8年以上。她在怡保长大，从小讲马来语和英语，后来到曼彻斯特攻读语言学；每篇作文，她都要读两遍。',
  },
  3: {
    name: 'Arjun Menon',
    bio: 'Arjun老师当过报社编辑，8年多来一直教工程师、银行职员和公务员英语。他会说英语、泰米尔语和马来语，再长的邮件，到他手里都能精简一半。',
  },
  4: {
    name: 'Priya Nair',
    bio: '演员、外科医生、爷爷奶奶……Priya老师一对一教学8年多，什么样的学员都教过。她会说英语、马拉雅拉姆语、马来语和法语，上课时听得多，说得少。',
  },
  5: {
    name: 'James Okafor',
    bio: 'James老师带假期营已有8年以上，开营当天午饭前就能叫出每位营员的名字。他会说英语、伊博语和马来语，湖滨公园的每条小路都走过。',
  },
  6: {
    name: '陈美琳',
    bio: '陈老师在厦门读的中文师范，教HSK课程已有8年以上。她会说普通话、闽南话和英语；您忘了哪个汉字，她就能讲出那个字的故事。',
  },
  7: {
    name: '刘佳怡',
    bio: '刘老师来自大熊猫的故乡成都，8年多来一直唱着歌教孩子们中文。她会说普通话、英语和粤语，每个声调都有一首歌。',
  },
  8: {
    name: '高建宏',
    bio: '高老师曾在上海从事航运工作，教商务中文已有8年以上。他会说普通话、英语和日语，看到措辞严谨的合同就高兴。',
  },
  9: {
    name: '马淑媛',
    bio: '8年多来，坐到马老师桌旁学中文的，既有外交官，也有爷爷奶奶。她来自西安，会说普通话、阿拉伯语和英语，泡得一手好茶。',
  },
  10: {
    name: '王伟汉',
    bio: '王老师来自新山，教戏剧，8年多来每逢学校假期都带青少年中文营。他会说普通话、马来语、英语和潮州话，再普通的线索，由他一说也神秘十足。',
  },
});
