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
  note: sample('答案均为示例；只有您的录取信（Offer Letter）才具有约束力。'),
  items: sample([
    {
      id: 'faq-fees',
      question: '课程多少钱？怎么付款？',
      answer: [
        '每门课程的页面都列明学费及其包含的内容。没有注册费，也没有押金。接受名额之后一次付清；6个月的学费可以分两次各付一半。付款方式见我们的条款。',
      ],
      link: { label: '条款与退款', href: paths.terms },
    },
    {
      id: 'faq-refunds',
      question: '签证被拒或计划有变，怎么办？',
      answer: [
        '如果您无法获得所需的学生准证或签证，我们会退还全部课程学费，但不包括付给EMGS（Education Malaysia Global Services）和政府的费用。如果准证或签证迟到，我们会按需要多次推迟您的开课日期，或退还课程学费。其他原因请见我们的条款。',
      ],
      link: { label: '条款与退款', href: paths.terms },
    },
    {
      id: 'faq-attendance',
      question: '每节课都必须上吗？',
      answer: [
        `持学生准证（Student Pass）的学员，上课出勤率至少须达到${attendancePercent}%，否则准证可能无法续签。没有学生准证的学员，来不来上课由您自己决定。`,
        '小组课缺课不补，但可以改上有空位的平行班。',
      ],
    },
    {
      id: 'faq-level',
      question: '怎样知道自己的级别？',
      answer: [
        `参加我们的分班测试就知道。${placementTest.about}请告诉我们您哪天方便。“少儿英语”和假期营不用测试，跟老师聊一聊就行。`,
      ],
      link: { label: '预约分班测试', href: paths.placementTest },
    },
    {
      id: 'faq-student-pass',
      question: '学生准证要多少钱？持准证可以做什么？',
      answer: [
        `总共约${ringgit(studentPassCost.from)}至${ringgit(studentPassCost.to)}，包括EMGS和移民局的费用、体检和保险。`,
        '语言课程的学生不能工作，家人只能以访客身份前来。您在我们学院全日制学习期间，我们可以为您延期；如果要上大学，则须办理新的准证。',
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
