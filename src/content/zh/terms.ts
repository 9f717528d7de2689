import { academy } from '../academy';
import { arrival } from '../arrival';
import { lastChanged, refund } from '../legal';
import type * as English from '../en/terms';
import { sample } from '../sample';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { dayText, groupCare, serviceTaxNote, underAge, weeksNote } from './offering-texts';
import { replyTime } from './reply-time';
import { siblingDiscount, smallestGroup } from '../offerings';

/**
 * The terms below the privacy notice. They are samples, to be replaced by the academy's own terms.
 */
export const terms: Words<typeof English.terms> = {
  title: '条款与退款',
  subtitle: sample('示例条款：只有您接受的录取通知书才具有约束力。'),
  lastChanged: `最后修改：${dayText(lastChanged)}。我们可能会修改本条款；对您适用的，是您接受我们的名额当天的条款。`,
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
        '通过本网站发送申请是免费的，您也无须因此承担任何义务。',
        `我们会在${replyTime}致电或发消息给您，商定课程表和第一节课的时间。`,
        '如果学员来自国外，我们会核对护照和学历证书，并确认该国籍能否办理学生准证（Student Pass）。在此之前，无须付款。',
        '然后我们会发给您录取通知书，其中写明总价（包括服务税，如有）和接受名额的截止日期。',
        '如果接受名额，请致电或发邮件给我们，并提供您的申请编号。未满18岁的学员，由家长或监护人接受名额。',
        '接受之后，您再付款。然后，如果您需要学生准证，我们会为您申请。',
      ],
    },
    {
      title: '学费与付款',
      points: [
        `每门课程的页面都列明学费（单位：马币，即马来西亚林吉特）及其包含的内容。${serviceTaxNote}`,
        weeksNote,
        `接受我们提供的名额之前，您可以免费旁听一节课。兄弟姐妹同时就读，从第二人起学费减${siblingDiscount}%。`,
        `请通过银行转账付至录取通知书中写明的${academy.legalName}账户，或在学院刷卡。我们会发给您收据。如果有人要求您付到别处，请先致电我们。`,
      ],
    },
    {
      title: '更改与上课',
      points: [
        '您可以更改一次：换一门课程，或改为较晚的开课日期，前提是有名额，并且您至少在第一节课前7天通知我们。',
        '如果我们取消某节课，会改日补上。一对一（VIP）课提前24小时通知即可改期；通知晚于此时限的，视为已上。',
        `持学生准证的学员，出勤率至少须达到${arrival.attendancePercent}%。`,
        `如果一个班的学员少于${smallestGroup.students}人，我们可能会取消该班，并至少在开课前${smallestGroup.noticeDays}天通知您。`,
        groupCare,
        underAge,
      ],
    },
    {
      title: '投诉与适用法律',
      points: [
        `如有不妥，请先告诉我们：我们会在${replyTime}回复。本条款适用马来西亚法律，且不剥夺该法律赋予您作为消费者的任何权利。`,
        '您也可以向马来西亚消费人索偿仲裁庭（Tribunal Tuntutan Pengguna）提出索偿。',
      ],
    },
  ]),
  refunds: {
    title: '退款',
    when: '情形',
    back: '我们退还',
    rows: sample([
      [
        '我们取消课程，或更改课程日期而您无法参加',
        '所有尚未上的课的学费；如果第一节课尚未开始，还包括您已付的签证费',
      ],
      [
        '您无法获得所需的学生准证或签证',
        '全部课程学费。付给EMGS（Education Malaysia Global Services）和政府的费用，我们无法退还。',
      ],
      [
        '您的学生准证或签证迟到，而责任不在您',
        '我们会按需要多次推迟您的开课日期。如果您愿意，也可改为退还全部课程学费，规则同上。',
      ],
      ['您在付款后7天内、第一节课之前取消', '全部课程学费'],
      [
        '您在此之后取消，或在开课后停止上课',
        `课程学费减去其${refund.keptPercent}%、已上课程的学费，以及您留下的课本的费用`,
      ],
    ]),
    notes: sample([
      '课程学费包括VIP课时的学费（如有）。每节已上的课，即使您缺课，也按其在学费中所占的份额计算。如果同时符合多行，以排在最前的一行为准。',
      '如需取消，请致电或发邮件给我们，并提供您的申请编号。如果您在付款后于本网站撤回申请，则以我们收到撤回请求的日期作为您取消的日期。',
      '如果您已持有或已申请学生准证，请在取消之前先与我们联系：课程终止，准证也随之失效。',
      `自您取消、我们取消课程或更改日期，或我们得知您无法及时获得学生准证或签证之日起${refund.days}天内，我们会将款项连同相应的服务税退回至付款所用的账户或银行卡。`,
    ]),
  },
};
