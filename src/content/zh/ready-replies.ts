import type * as English from '../en/ready-replies';
import type { Words } from '../words';
import { replyTime } from './reply-time';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies: Words<typeof English.readyReplies> = {
  received: [`我们已收到您的申请，会在${replyTime}致电或发消息给您。`],
  contacted: ['我们给您打过电话，但没有打通。请致电我们，或告诉我们什么时候方便给您打电话。'],
  'place-offered': [
    '很高兴通知您，我们可以为您提供名额，录取信（Offer Letter）已发到您的邮箱。如接受名额，请致电或发邮件给我们，并提供您的申请编号。请在接受之后再付款。',
    '很高兴通知您，我们可以为您提供名额。如接受名额，请在录取信（Offer Letter）注明的日期之前（含当日）致电或发邮件给我们，并提供您的申请编号。请在接受之后再付款。',
  ],
  'waiting-list': ['这门课程目前已满，一有空位，我们就与您联系。'],
  enrolled: [
    '您的付款已收到，谢谢。课程表已发到您的邮箱。',
    '来学院上第一节课时，请提前15分钟到达，并带上学员的护照或身份证。',
    '现在需要您提供学员的材料。请带到学院，或使用我们发到您邮箱的安全链接，请不要用普通电子邮件发送。',
    '拿到签证批准信（Visa Approval Letter）之前，请不要动身；需要签证的，还要等签证到手。',
  ],
  closed: [
    '我们已按您的要求关闭这份申请。欢迎您随时发送新的申请。',
    '一直没有收到您的消息，我们已关闭这份申请。如果您还想报读，请发送新的申请。',
  ],
};
