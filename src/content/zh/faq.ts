import { arrival } from '../arrival';
import type * as English from '../en/faq';
import { paths } from '../paths';
import { sample } from '../sample';
import type { Words } from '../words';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { placementTest } from './placement-test';
import { replyTime } from './reply-time';

const { attendancePercent, medicalCheckDays, airportPickUp, roomRent } = arrival;

/** Questions that students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq: Words<typeof English.faq> = {
  title: '常见问题',
  note: sample('答案均为示例；只有您的录取信（Offer Letter）才具有约束力。'),
  items: sample([
    {
      id: 'faq-request',
      question: '提交申请之后呢？要等多久？',
      answer: [
        `我们会在${replyTime}致电或发消息给您，商定课程表和第一节课的时间。然后我们会发给您录取信（Offer Letter）；如接受名额，请致电或发邮件给我们，并提供您的申请编号。`,
        '提交申请不收费，您也不承担任何义务。',
      ],
    },
    {
      id: 'faq-fees',
      question: '课程多少钱？怎么付款？',
      answer: [
        `每门课程的页面都写明学费和学费包含的内容。学费以马来西亚林吉特（RM，俗称马币）计算。${serviceTaxNote}`,
        '接受名额之后再付款：银行转账到录取信（Offer Letter）中写明的账户，或到学院刷卡。如果有人让您把钱付到别处，请先致电我们核实。',
      ],
    },
    {
      id: 'faq-refunds',
      question: '签证被拒或计划有变，怎么办？',
      answer: [
        '如果签证被拒，请把拒签信发给我们，我们会退还全部课程学费，但不包括付给EMGS（Education Malaysia Global Services，马来西亚受理留学签证的机构）和政府的费用。如果您自行取消，退款多少要看取消的时间。按照我们的条款，您可以更改一次：换一门课程，或推迟到之后的开课日期。',
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
      id: 'faq-health',
      question: '要不要买保险、做体检？',
      answer: [
        `持学生准证（Student Pass）的学员，两样都要。买哪种保险、费用多少，请咨询我们。抵达后${medicalCheckDays}天内，须到EMGS认可的诊所体检；我们会帮您预约，费用由您支付。短期来访，建议买一份旅行保险。`,
      ],
    },
    {
      id: 'faq-airport',
      question: '你们会到机场接我吗？',
      answer: [
        `会。我们到吉隆坡国际机场接机，每位学员收费${ringgit(airportPickUp.ringgit)}。请至少在出发前${airportPickUp.noticeDays}天把航班号发给我们。`,
      ],
    },
    {
      id: 'faq-rent',
      question: '租一个房间要多少钱？',
      answer: [
        `与人合租公寓，一个房间每月${ringgit(roomRent.from)}至${ringgit(roomRent.to)}，另付押金。`,
      ],
    },
    {
      id: 'faq-children',
      question: '你们怎样照看孩子？',
      answer: [
        `${childCare}我们的假期营都是日间营：来自国外的孩子，每晚须与家长或监护人同住。您可以向我们索取儿童保护政策。`,
      ],
    },
  ]),
};
