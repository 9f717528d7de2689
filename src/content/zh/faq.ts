import { arrival } from '../arrival';
import type * as English from '../en/faq';
import { paths } from '../paths';
import { sample } from '../sample';
import type { Words } from '../words';
import { ringgit } from './offering-texts';
import { placementTest } from './placement-test';

const { attendancePercent, airportPickUp, studentPassCost } = arrival;

/** Questions that students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq: Words<typeof English.faq> = {
  title: '常见问题',
  note: sample('答案均为示例，以您的录取信（Offer Letter）和我们的条款为准。'),
  items: sample([
    {
      id: 'faq-fees',
      question: '课程多少钱？怎么付款？',
      answer: [
        '每门课程的页面都写明学费和学费包含的内容。不收注册费，也不收押金。接受名额之后才需要付款，一次付清；6个月的学费也可以分两次付，每次一半。怎样付款，请看我们的条款。',
      ],
      link: { label: '条款与退款', href: paths.terms },
    },
    {
      id: 'faq-refunds',
      question: '签证被拒、批得太晚，或计划有变，怎么办？',
      answer: [
        '如果您无法获得所需的学生准证（Student Pass）或签证，我们会退还全部课程学费，但不包括付给EMGS（Education Malaysia Global Services，马来西亚受理留学签证的机构）和政府的费用。如果批得太晚，而责任不在您，我们会推迟您的开课日期，需要推迟几次都可以，或者退还课程学费。因其他原因取消的，请看我们的条款。',
      ],
      link: { label: '条款与退款', href: paths.terms },
    },
    {
      id: 'faq-attendance',
      question: '每节课都必须上吗？',
      answer: [
        `持学生准证（Student Pass）的学员，上课出勤率至少须达到${attendancePercent}%，否则准证可能无法续签；不持准证的学员，我们不设最低出勤率。`,
        '小组课缺课不补，但可以改上有空位的平行班。',
      ],
    },
    {
      id: 'faq-level',
      question: '怎样知道自己的级别？',
      answer: [
        `参加我们的分班测试就知道。${placementTest.about}请告诉我们您哪天方便。“少儿英语”、YCT、一对一课程和假期营不用测试，跟老师聊一聊就行。`,
      ],
      link: { label: '预约分班测试', href: paths.placementTest },
    },
    {
      id: 'faq-student-pass',
      question: '办学生准证（Student Pass）要多少钱？持准证可以做什么？',
      answer: [
        `总共约${ringgit(studentPassCost.from)}至${ringgit(studentPassCost.to)}，包括EMGS和马来西亚移民局的费用、体检和医疗保险。短期来访，建议买一份旅行保险。`,
        '读语言课程的学生不能工作，家人只能以访客身份来马来西亚。您在我们这里全日制学习期间，我们可以为您办理准证延期；要上大学，则须另办新的准证。',
      ],
    },
    {
      id: 'faq-airport',
      question: '你们会到机场接我吗？',
      answer: [
        `会。我们到吉隆坡国际机场接机，每位学员收费${ringgit(airportPickUp.ringgit)}。请至少在出发前${airportPickUp.noticeDays}天把航班号发给我们。`,
      ],
    },
  ]),
};
