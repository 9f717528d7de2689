import type * as English from '../en/notifications';
import type { Words } from '../words';
import { alerts } from './messages';

/** System notifications, for visitors who have allowed them and can't see a page of the site. */
export const notificationTexts: Words<typeof English.notificationTexts> = {
  accepted: (courseTitle: string, reference: string | null) => ({
    title: alerts.submitted,
    body: reference === null ? courseTitle : `${courseTitle}。您的申请编号：${reference}`,
  }),
  rejected: (courseTitle: string, status: number) => ({
    title: courseTitle,
    body: alerts.submissionFailed(status),
  }),
  /** @param title title of the reply's alert */
  answered: (title: string, courseTitle: string) => ({ title, body: courseTitle }),
};

/** The offer of a notification while a request is waiting, and the messages after each choice. */
export const notificationOffer: Words<typeof English.notificationOffer> = {
  title: '接收通知',
  accept: '学院收到申请后通知我',
  acceptReply: '学院回复后通知我',
  decline: '不用了，谢谢',
  answers: {
    granted: {
      inBackground: '我们收到申请后会通知您，即使您已关闭本网站。',
      whileOpen: '我们收到申请后会通知您，但请不要关闭本网站，让它留在后台。',
    },
    replies: '我们回复后，您会在本设备上收到通知。',
    denied: '您的浏览器不允许通知。下次打开本网站时，您可以在“我的申请”中看到最新情况。',
    declined: '好的。下次打开本网站时，您可以在“我的申请”中看到最新情况。',
    off: '本设备已关闭回复通知。',
  },
  turnOff: '关闭通知',
  failed: '无法开启通知。可能是浏览器的通知服务被屏蔽，或连接不上我们的服务器。',
  retry: '重试',
};
