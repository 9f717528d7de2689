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
  note: sample('答案均为示例：只有您的录取通知书才具有约束力。'),
  items: sample([
    {
      id: 'faq-request',
      question: '发送申请之后会怎样？要等多久？',
      answer: [
        `我们会在${replyTime}致电或发消息给您，商定课程表和第一节课的时间。然后我们会发给您录取通知书；如果接受名额，请致电或发邮件给我们，并提供您的申请编号。`,
        '发送申请是免费的，您也无须因此承担任何义务。',
      ],
    },
    {
      id: 'faq-fees',
      question: '课程多少钱？怎么付款？',
      answer: [
        `每门课程的页面都列明学费（单位：马币，即马来西亚林吉特）及其包含的内容。${serviceTaxNote}`,
        '接受我们提供的名额之后再付款：通过银行转账付至录取通知书中写明的账户，或在学院刷卡。如果有人要求您付到别处，请先致电我们。',
      ],
    },
    {
      id: 'faq-refunds',
      question: '如果签证被拒，或计划有变，怎么办？',
      answer: [
        '如果签证被拒，请把拒签信发给我们，我们会退还全部课程学费，但不包括付给EMGS（Education Malaysia Global Services）和政府的费用。如果您自行取消，退款多少取决于取消的时间。按照我们的条款，您可以更改一次：换一门课程，或改为较晚的开课日期。',
      ],
      link: { label: '条款与退款', href: paths.terms },
    },
    {
      id: 'faq-attendance',
      question: '每节课都必须上吗？',
      answer: [
        `持学生准证（Student Pass）的学员，出勤率至少须达到${attendancePercent}%，否则准证可能无法续签。如果您不持学生准证，是否到课由您自己决定。`,
        '班级课缺课不补，但您可以改上有空位的平行班。',
      ],
    },
    {
      id: 'faq-level',
      question: '怎样知道自己的级别？',
      answer: [
        `参加我们的分班测试。${placementTest.about}请告诉我们您方便的时间。如果是“少儿英语”或我们的假期营，只需与老师聊一聊即可。`,
      ],
      link: { label: '预约分班测试', href: paths.placementTest },
    },
    {
      id: 'faq-health',
      question: '需要保险和体检吗？',
      answer: [
        `持学生准证的学员，两者都需要。需要哪种保险、费用多少，请咨询我们。体检须在抵达后${medicalCheckDays}天内到EMGS认可的诊所进行；我们会帮您预约，费用由您支付。短期来访，我们建议购买旅行保险。`,
      ],
    },
    {
      id: 'faq-airport',
      question: '你们会到机场接我吗？',
      answer: [
        `会。我们在吉隆坡国际机场接机，每位学员${ringgit(airportPickUp.ringgit)}。请至少在出发前${airportPickUp.noticeDays}天把航班号发给我们。`,
      ],
    },
    {
      id: 'faq-rent',
      question: '租一间房要多少钱？',
      answer: [
        `合租公寓的一个房间，每月${ringgit(roomRent.from)}至${ringgit(roomRent.to)}，另付押金。`,
      ],
    },
    {
      id: 'faq-children',
      question: '你们怎样照看孩子？',
      answer: [
        `${childCare}我们的假期营都是日间营：来自国外的孩子，每晚须与家长或监护人同住。欢迎向我们索取儿童保护政策。`,
      ],
    },
  ]),
};
