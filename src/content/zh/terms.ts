import { academy } from '../academy';
import { arrival } from '../arrival';
import type * as English from '../en/terms';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { replyTime } from './reply-time';

/**
 * The terms below the privacy notice. They are samples, to be replaced by the academy's own terms.
 */
export const terms: Words<typeof English.terms> = {
  title: '条款与退款',
  subtitle: sample('示例条款；只有您接受录取的那封录取信（Offer Letter）才具有约束力。'),
  parts: sample([
    {
      title: '关于本学院',
      points: [
        aboutAcademy.registration,
        `${academy.addressLines.join(', ')}。请致电${academy.phone}或发邮件至${academy.email}。`,
      ],
    },
    {
      title: '从申请到获得名额',
      points: [
        '在本网站提交申请不收费，您也不承担任何义务。',
        `我们会在${replyTime}致电或发消息给您，商定课程表和第一节课的时间。然后我们会发给您录取信（Offer Letter），其中写明总价（包括服务税，如有）和接受名额的截止日期。`,
        '如接受名额，请致电或发邮件给我们，并提供您的申请编号。未满18岁的学员，由家长或监护人接受名额。',
        '接受之后再付款。之后我们会核对您的材料；如果您需要学生准证（Student Pass），我们会为您申请。',
      ],
    },
    {
      title: '学费与付款',
      points: [
        `每门课程的页面都写明学费和学费包含的内容。学费以马来西亚林吉特（RM，俗称马币）计算。${serviceTaxNote}`,
        `请通过银行转账，付到录取信（Offer Letter）中写明的${academy.legalName}账户，或到学院刷卡。我们会给您开收据。如果有人让您把钱付到别处，请先致电我们核实。`,
      ],
    },
    {
      title: '更改与上课',
      points: [
        '您可以更改一次：换一门课程，或推迟到之后的开课日期，前提是有名额，并且您至少在第一节课前7天通知我们。',
        '我们取消的课，会改日补上。一对一（VIP）课提前24小时通知，可以改期；不足24小时的，视为已上。',
        `持学生准证（Student Pass）的学员，上课出勤率至少须达到${arrival.attendancePercent}%。`,
        `少儿英语、YCT和假期营：${childCare}`,
      ],
    },
    {
      title: '投诉与适用法律',
      points: [
        `如有不满意之处，请先告诉我们，我们会在${replyTime}回复。本条款适用马来西亚法律，不影响您依法享有的任何消费者权利。`,
      ],
    },
  ]),
  refunds: {
    title: '退款',
    when: '情形',
    back: '我们退还',
    rows: sample([
      ['我们取消课程，或更改课程日期而您无法参加', '所有还没上的课的学费'],
      [
        '您的签证被拒，并且您把拒签信发给我们',
        '全部课程学费。付给EMGS（Education Malaysia Global Services）和政府的费用，我们无法退还。',
      ],
      ['您在付款后7天内、第一节课之前取消', '全部课程学费'],
      ['您在第一节课前14天或更早取消', `课程学费减去${ringgit(200)}，但至少为课程学费的一半`],
      ['您在第一节课前不足14天时取消', '课程学费的一半'],
      ['您在第一节课之后停止上课', '尚未使用的VIP课时的学费，其他不退'],
    ]),
    note: sample(
      '此处的课程学费包括VIP课时的学费（如有）。同时符合几行的，以排在最前的一行为准。如需取消，请致电或发邮件给我们，并提供您的申请编号。如果您付款后在本网站撤回申请，取消日期以我们收到撤回请求的日期为准。自您取消之日、我们取消课程或更改日期之日，或我们收到拒签信之日起14天内，我们会把款项连同相应的服务税，退回付款时所用的账户或银行卡。',
    ),
  },
};
