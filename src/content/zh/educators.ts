import type { Educator } from '../course';
import type { CourseId } from '../course-ids';
import { sample } from '../sample';

/**
 * The teacher of each course, by course id. The teachers are samples, to be replaced by the actual
 * teachers. Teachers who are also in `team.ts` must have the same name and portrait in both files.
 */
export const educators: Readonly<Record<CourseId, Educator>> = sample({
  1: {
    name: 'Hannah Lim',
    bio: 'Hannah教孩子英语已有8年以上。她在槟城接受小学教师培训，会说英语、马来语和福建话，每次上课都少不了一只手偶。',
  },
  2: {
    name: 'Aisyah Rahman',
    bio: 'Aisyah有8年以上辅导学生备考IELTS和TOEFL的经验。她在怡保长大，从小说马来语和英语，后来在曼彻斯特攻读语言学；每篇作文她都读两遍。',
  },
  3: {
    name: 'Arjun Menon',
    bio: 'Arjun曾任报社编辑，8年多来一直为工程师、银行职员和公务员教授英语。他会说英语、泰米尔语和马来语，任何邮件到他手里都能精简一半。',
  },
  4: {
    name: 'Priya Nair',
    bio: '演员、外科医生、爷爷奶奶……在8年多的一对一教学中，各行各业的学员Priya都教过。她会说英语、马拉雅拉姆语、马来语和法语，听的总比说的多。',
  },
  5: {
    name: 'James Okafor',
    bio: 'James带假期营已有8年以上，午饭前就能叫出每位营员的名字。他会说英语、伊博语和马来语，湖滨公园里的每条小路都走过。',
  },
  6: {
    name: 'Chen Meilin',
    bio: 'Meilin在厦门接受中文教师培训，教授HSK课程8年有余。她会说普通话、福建话和英语；您忘掉的每个汉字，她都能配上一个故事。',
  },
  7: {
    name: 'Liu Jiayi',
    bio: 'Jiayi来自大熊猫的故乡成都，8年多来一路唱着歌教孩子们学中文。她会说普通话、英语和粤语，每个声调她都有一首歌。',
  },
  8: {
    name: 'Gao Jianhong',
    bio: 'Jianhong曾在上海从事航运工作，如今教授商务中文已有8年以上。他会说普通话、英语和日语，喜欢读措辞严谨的合同。',
  },
  9: {
    name: 'Ma Shuyuan',
    bio: '8年多来，在Shuyuan的桌旁学过中文的，既有外交官，也有爷爷奶奶。她来自西安，会说普通话、阿拉伯语和英语，泡得一手好茶。',
  },
  10: {
    name: 'Ong Wei Han',
    bio: 'Wei Han是来自新山的戏剧老师，8年多来每逢学校假期都带青少年中文营。他会说普通话、马来语、英语和潮州话，再普通的线索由他说出来也神秘十足。',
  },
});
