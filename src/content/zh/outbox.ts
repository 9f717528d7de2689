import type * as English from '../en/outbox';
import type { Words } from '../words';

/**
 * Words about the device's requests that every page needs, for the banner and the alerts. The words
 * of the requests page are in a separate file, so that other pages don't load them.
 */
export const outbox: Words<typeof English.outbox> = {
  banner: {
    label: '您的报名申请',
    offline: '当前没有网络。',
    /** @param unconfirmed true if some of them may have arrived */
    waiting: (count: number, unconfirmed = false) =>
      `${count}份申请已保存在本设备上，${unconfirmed ? '学院尚未确认收到' : '尚未发送'}。`,
    attention: (count: number) => `${count}份申请需要您处理。`,
    sending: '正在发送…',
    sendNow: '立即发送',
    /** Shown after 'Send now' if requests are still waiting. */
    stillWaiting: {
      inBackground: '没有发送成功。本网站会尽快自动重试。',
      whileOpen:
        '没有发送成功。只要本网站保持在前台打开，就会尽快自动重试；否则会在您下次打开本网站时重试。',
    },
    details: '详情',
  },
  arrival: {
    unsent: '已保存在本设备上，尚未发送',
    unconfirmed: '已保存在本设备上，学院尚未确认收到',
  },
  noLongerOffered: (courseTitle: string) => `${courseTitle}（已不再开设）`,
  overdue: {
    text: (count: number) => `有${count}份申请等待发送已超过一天。`,
    /** Shown before the academy's phone number and email address. */
    otherWays: '您可以在“我的申请”中把申请复制为文本，用邮件发给我们；也可以致电我们：',
  },
  /**
   * Shown before the academy's phone number and email address if pages load but requests get no
   * response.
   */
  blocked:
    '此浏览器的某个功能（例如广告拦截）可能拦下了您的申请。请在本网站上停用该功能，再重新发送；也可以致电或发邮件给我们：',
  questions: {
    'replace-draft': {
      title: '要替换报名表中的内容吗？',
      text: (courseTitle: string) =>
        `“${courseTitle}”的报名表中已有其他内容，尚未发送。如果继续，将被这份申请的内容替换。`,
      accept: '替换',
      decline: '保留',
    },
  },
  notes: {
    changed: '这份申请刚才有了变化，请检查后重试。',
    refused: '本设备未能保存更改。请重试。',
  },
  alert: {
    correct: '更正',
    receipt: '查看回执',
  },
};
