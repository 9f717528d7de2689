import type * as English from '../en/replies';
import type { Words } from '../words';
import { replyTime } from './reply-time';

/** Words about the academy's replies to a request, and about withdrawing a request. */
export const replies: Words<typeof English.replies> = {
  /** Heading and text of a receipt, by the request's state at the academy. */
  states: {
    received: {
      title: '我们已收到您的申请',
      text: `我们会在${replyTime}致电或发消息给您。如果到时还没有我们的消息，请致电我们。`,
    },
    contacted: {
      title: '我们已致电或发消息给您',
      text: '如果您错过了我们的来电或消息，请致电我们。',
    },
    'place-offered': {
      title: '我们为您提供名额',
      text: '请阅读我们发到您邮箱的录取通知书。如果接受名额，请在通知书注明的日期之前（含当日）致电或发邮件给我们，并提供您的申请编号。请在接受之后再付款。',
    },
    'waiting-list': {
      title: '您已列入候补名单',
      text: '该课程目前已满。一有名额空出，我们就会与您联系。',
    },
    enrolled: {
      title: '您已成功报读',
      text: '您的名额已确认。期待在课堂上见到您。如果您需要签证或学生准证（Student Pass），请等我们通知您可以启程之后再出发。',
    },
    closed: {
      title: '这份申请已关闭',
      text: '我们不再处理这份申请。如有疑问，请致电或发邮件给我们；如果您仍想要名额，请发送新的申请。',
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
        `我们将停止处理您的“${courseTitle}”申请；如果我们已为您提供名额，您将失去该名额。如果您已经付款，撤回即取消您的课程，取消日期以我们收到撤回请求的日期为准，退款金额也取决于该日期。如果想先问清楚再决定，请致电我们。`,
      accept: '确定撤回',
      decline: '保留申请',
    },
    queued: {
      title: '您的撤回请求正在等待发送',
      text: {
        inBackground: '它已保存在本设备上，但我们尚未确认收到。一旦联网，就会自动发送。',
        whileOpen:
          '它已保存在本设备上，但我们尚未确认收到。一旦联网，只要本网站在您的屏幕上打开着，就会自动发送；否则会在您再次打开本网站时发送。',
      },
    },
    withdrawn: {
      title: '您已撤回这份申请',
      text: '我们已收到您的撤回请求。如果您已付款，则以我们收到撤回请求的日期作为您取消的日期，退款金额以条款为准。您无需再做任何事。',
    },
    refused: {
      title: '这份申请未被撤回',
      text: '您的撤回请求未生效，可能是因为这份申请在此期间已被更正或删除。请致电我们确认。',
    },
    waiting: '有一份撤回请求已保存在本设备上，我们尚未确认收到。',
  },
};

/** Shown for a state that this version of the site doesn't know. */
export const laterState: Words<typeof English.laterState> = {
  title: '您的申请有新消息',
  text: '当前版本的网站还无法显示。请重新加载此页面，或致电我们。',
};
