import type * as English from '../en/replies';
import type { Words } from '../words';
import { replyTime } from './reply-time';

/** Words about the academy's replies to a request, and about withdrawing a request. */
export const replies: Words<typeof English.replies> = {
  /** Heading and text of a receipt, by the request's state at the academy. */
  states: {
    received: {
      title: '我们已收到您的申请',
      text: `我们会在${replyTime}致电或发消息给您。如果到时还没有消息，请致电我们。`,
    },
    contacted: {
      title: '我们已致电或发消息给您',
      text: '如果您没有接到电话或看到消息，请致电我们。',
    },
    'place-offered': {
      title: '我们可以为您提供名额',
      text: '请查看我们发到您邮箱的录取信（Offer Letter）。如接受名额，请在信中注明的日期之前（含当日）致电或发邮件给我们，并提供您的申请编号。请在接受之后再付款。',
    },
    'waiting-list': {
      title: '您在候补名单上',
      text: '这门课程目前已满，一有空位，我们就与您联系。',
    },
    enrolled: {
      title: '您已成功报读',
      text: '您的名额已确认。如果您需要学生准证（Student Pass）或签证，名额以获批为前提。请不要提前动身：办理学生准证的，要先拿到签证批准信（Visa Approval Letter）；需要签证的，还要等签证到手。期待在课堂上见到您。',
    },
    closed: {
      title: '这份申请已关闭',
      text: '这份申请已不再处理。如有疑问，请致电或发邮件给我们；如果您还想报读，请发送新的申请。',
    },
  },
  /** Heading of the academy's message. */
  title: '我们的回复',
  /** Instead of `title`, if the sender has withdrawn the request. */
  lastTitle: '我们的最后一次回复',
  show: '查看我们的回复',
  withdrawal: {
    button: '撤回这份申请',
    question: {
      title: '要撤回这份申请吗？',
      text: (courseTitle: string) =>
        `我们将不再处理您的“${courseTitle}”申请；如果我们已为您提供名额，名额也将取消。如果您已经付款，撤回申请就等于取消课程，退款多少按条款计算。如果您已持有或已申请学生准证（Student Pass），请先致电我们：课程终止，准证也随之失效；付给EMGS和政府的费用，我们无法退还。`,
      accept: '确定撤回',
      decline: '保留申请',
    },
    queued: {
      title: '您的撤回请求正在等待发送',
      text: {
        inBackground: '撤回请求已保存在本设备上，但我们尚未确认收到。联网后会自动发送。',
        whileOpen:
          '撤回请求已保存在本设备上，但我们尚未确认收到。联网后，只要本网站保持在前台打开，就会自动发送；否则会在您下次打开本网站时发送。',
      },
    },
    withdrawn: {
      title: '您已撤回这份申请',
      text: '我们已收到您的撤回请求。如果您已付款，取消日期以我们收到撤回请求的日期为准，退款多少按条款计算。您不用再做别的；但如果您已持有或已申请学生准证（Student Pass），请致电我们。',
    },
    refused: {
      title: '这份申请没有撤回',
      text: '您的撤回请求没有生效，可能是这份申请在此期间有过更正，或已被删除。请致电我们确认。',
    },
    waiting: '有一份撤回请求已保存在本设备上，我们尚未确认收到。',
  },
};

/** Shown for a state that this version of the site doesn't know. */
export const laterState: Words<typeof English.laterState> = {
  title: '您的申请有新进展',
  text: '您现在打开的网站版本还无法显示。请重新加载此页面，或致电我们。',
};
