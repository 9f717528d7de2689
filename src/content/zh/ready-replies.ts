import type * as English from '../en/ready-replies';
import type { Words } from '../words';
import { replyTime } from './reply-time';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies: Words<typeof English.readyReplies> = {
  received: [`我们已收到您的申请，会在${replyTime}致电或发消息给您。`],
  contacted: ['我们曾致电给您，但未能接通。请致电我们，或告诉我们何时可以给您打电话。'],
  'place-offered': [
    '我们很高兴为您提供名额，录取通知书已发到您的邮箱。如果接受名额，请致电或发邮件给我们，并提供您的申请编号。请在接受之后再付款。',
    '我们很高兴为您提供名额。如果接受名额，请在录取通知书注明的日期之前（含当日）致电或发邮件给我们，并提供您的申请编号。请在接受之后再付款。',
  ],
  'waiting-list': ['该课程目前已满。一有名额空出，我们就会与您联系。'],
  enrolled: [
    '感谢您的付款。课程表已发到您的邮箱。',
    '来学院上第一节课时，请提前15分钟到达，并带上学员的护照或身份证。',
    '我们现在需要学员的材料。请带到学院，或使用我们发到您邮箱的安全链接。请不要用普通电子邮件发送。',
    '拿到签证批准信（Visa Approval Letter）之前，请不要启程；如果您需要签证，还须等拿到签证。',
  ],
  closed: [
    '我们已按您的要求关闭这份申请。欢迎您随时发送新的申请。',
    '由于没有收到您的消息，我们已关闭这份申请。如果您仍想要名额，请发送新的申请。',
  ],
};
