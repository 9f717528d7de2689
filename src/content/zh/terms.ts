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
  subtitle: sample(
    '示例条款，有待学院律师确认。录取信（Offer Letter）会重申本条款；两者不一致的，以录取信为准。您作为消费者的权利不受影响。',
  ),
  lastChanged: `最后修改：${dayText(lastChanged)}。本条款可能会修改，以您接受名额当天的版本为准。`,
  parts: sample([
    {
      title: '关于本学院',
      points: [
        aboutAcademy.registration,
        `${academy.addressLines.join(', ')}。请致电${academy.phone}或发邮件至${academy.email}。`,
      ],
    },
    {
      title: '从申请到录取',
      points: [
        '在本网站提交申请不收费，您也不承担任何义务。',
        `我们会在${replyTime}致电或发消息给您，商定课程表和第一节课的时间。`,
        '如果学员来自国外，我们会核对护照和学历证书（如有），并确认学员的国籍是否符合办理学生准证（Student Pass）的条件。核对完之前，不用付款。',
        '然后我们会发给您录取信（Offer Letter），其中写明总价（包括服务税，如有）和接受名额的截止日期。',
        '如接受名额，请致电或发邮件给我们，并提供您的申请编号。未满18岁的学员，由家长或监护人接受名额。',
        '接受名额之后再付款。付款之后，如果您需要学生准证（Student Pass），我们会为您申请。',
      ],
    },
    {
      title: '学费与付款',
      points: [
        `每门课程的页面都写明学费和学费包含的内容。学费以马来西亚林吉特（RM，俗称马币）计算。${serviceTaxNote}`,
        weeksNote,
        `接受名额之前，您可以免费旁听一节课。兄弟姐妹都报读的，从第二人起，每人学费减${siblingDiscount}%。`,
        `6个月的学费可以分两次各付一半，付款日期见录取信。请通过银行转账，付到录取信（Offer Letter）中写明的${academy.legalName}账户，或到学院刷卡。我们会给您开收据。如果有人让您把钱付到别处，请先致电我们核实。`,
      ],
    },
    {
      title: '换课、出勤与未满18岁的学员',
      points: [
        '您可以更改一次：换一门课程，或推迟到之后的开课日期，前提是有名额，并且您至少在第一节课前7天通知我们。',
        '适逢马来西亚公共假期的课，以及我们取消的课，都会改日补上。一对一（VIP）课提前24小时通知，可以改期；不足24小时的，视为已上。',
        `持学生准证（Student Pass）的学员，上课出勤率至少须达到${arrival.attendancePercent}%。`,
        `如果一个班的学员少于${smallestGroup.students}人，我们可能会取消该班，并至少在开课前${smallestGroup.noticeDays}天通知您。`,
        groupCare,
        underAge,
      ],
    },
    {
      title: '投诉与适用法律',
      points: [
        `如有不满意之处，请先告诉我们，我们会在${replyTime}回复。本条款适用马来西亚法律，不影响您依法享有的任何消费者权利。`,
        '您也可以向马来西亚消费者索赔仲裁庭（Tribunal Tuntutan Pengguna）提出索赔。',
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
        '所有还没上的课的学费；如果第一节课还没开始，您已付的签证费也一并退还',
      ],
      [
        '您无法获得所需的学生准证（Student Pass）或签证',
        '全部课程学费。付给EMGS（Education Malaysia Global Services）和政府的费用，我们无法退还。',
      ],
      [
        '您的学生准证（Student Pass）或签证批得太晚，而责任不在您',
        '我们会推迟您的开课日期，需要推迟几次都可以。如果您更希望退款，我们会退还全部课程学费，但不包括付给EMGS和政府的费用。',
      ],
      ['您在付款后7天内、第一节课之前取消', '全部课程学费'],
      [
        '您在此之后取消，或开课后停止上课',
        `课程学费，但须扣除其中的${refund.keptPercent}%、已上的课的学费，以及您保留的教材的费用`,
      ],
    ]),
    notes: sample([
      '本表中的课程学费包括VIP课时的学费（如有）。每节已上的课，按它在学费中所占的份额计算，您缺席的也算在内。同时符合几行的，以排在最前的一行为准。',
      '如需取消，请致电或发邮件给我们，并提供您的申请编号。如果您付款后在本网站撤回申请，取消日期以我们收到撤回请求的日期为准。',
      '如果您已持有或已申请学生准证（Student Pass），取消之前请先与我们联系：课程终止，准证也随之失效。',
      `自您取消之日、我们取消课程或更改日期之日，或我们得知您无法及时获得学生准证（Student Pass）或签证之日起${refund.days}天内，我们会把款项连同相应的服务税，退回付款时所用的账户或银行卡。`,
    ]),
  },
};
