import type * as English from '../en/ready-replies';
import type { Words } from '../words';

/** The office's ready-made replies, for each state of a request. They must suit any recipient. */
export const readyReplies: Words<typeof English.readyReplies> = {
  received: ['感谢您的申请。请通过电子邮件、微信或WhatsApp告诉我们，您什么时候方便通话。'],
  contacted: [
    '我们给您打过电话，但没有打通。请致电我们，或告诉我们什么时候方便给您打电话。',
    '提供名额之前，我们需要先看学员的护照和学历证书（如有）。请带到学院，或使用我们发到您邮箱的安全链接，请不要用普通电子邮件发送。',
  ],
  'place-offered': [
    '如果找不到我们的录取信（Offer Letter），请先看看垃圾邮件文件夹；还是没有的话，请致电我们。',
    '如果您需要更多时间考虑，请在录取信（Offer Letter）注明的日期之前告诉我们。',
  ],
  'waiting-list': ['这门课程的另一个班还有名额。请致电我们，看看那个班的上课时间是否适合您。'],
  enrolled: [
    '您的付款已收到，谢谢。课程表已发到您的邮箱。',
    '来学院上第一节课时，请提前15分钟到达，并带上学员的护照或身份证。',
  ],
  closed: [
    '我们已按您的要求关闭这份申请。欢迎您随时发送新的申请。',
    '一直没有收到您的消息，我们已关闭这份申请。',
  ],
};
