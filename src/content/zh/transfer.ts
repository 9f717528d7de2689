import type * as English from '../en/transfer';
import { transferMinutes } from '../privacy';
import type { Words } from '../words';

/** Words for copying receipts to another device. */
export const transfer: Words<typeof English.transfer> = {
  /** The dialog with the link. */
  panel: {
    making: '正在生成链接…',
    scan: '用另一台设备的相机扫描此二维码，或在那台设备上打开链接。',
    /** Shown instead if the link is too long for a code. */
    tooLong: '请在另一台设备上打开此链接。回执太多，无法生成可扫描的二维码。',
    contents: (count: number) =>
      `链接会复制您的${count}份回执，以及您为回执取的名称。两台设备都必须联网。`,
    qrAlt: '包含此链接的二维码',
    link: '链接',
    copy: { idle: '复制链接', copied: '已复制', 'by-hand': '请手动复制' },
    share: '分享链接',
    close: '关闭',
    validity: (minutes: number) =>
      `链接只能使用一次，${minutes}分钟后失效。任何人拿到链接都可以使用，请勿转给他人。`,
    stays: '未完成的表格和尚未得到我们确认的申请含有个人数据，因此会留在本设备上。',
    move: '如果想转移而不是复制，请在回执出现在另一台设备上之后，使用本页的“删除我的数据”。',
    expired: '此链接已失效。',
    renew: '生成新链接',
    offline: '您已离线。复制回执时，两台设备都必须联网。',
    failed: '我们的服务器暂时无法生成链接。请稍后再试。',
    retry: '重试',
  },
  /** Shown on the other device when the link is opened. */
  receive: {
    title: '来自您另一台设备的回执',
    text: '此链接会把您另一台设备上的回执添加到本设备，只能使用一次。请仅在链接由您本人生成时使用。',
    offline: `您已离线。链接尚未使用：恢复联网后，只要链接生成还不到${transferMinutes}分钟，您仍可使用。`,
    unreachable: '我们的服务器没有响应。请检查网络连接，然后重试。',
    add: '添加到本设备',
    adding: '正在添加…',
    added: (count: number) => `已将${count}份回执添加到本设备。`,
    known: '这些回执已全部在本设备上。',
    unsaved: '本设备无法保存这些回执，可能是存储空间已满。请不要关闭此页面，清理一些空间后重试。',
    retry: '重试',
    used: '此链接已被使用或已失效',
    broken: '此链接不完整或已被更改',
    renew:
      '请生成新链接：在您的另一台设备上打开“我的申请”，选择“复制到另一台设备”。您也可以向我们咨询您的申请：',
    unstorable: '此浏览器不允许网站保存任何内容',
    /** After `unstorable`. */
    elsewhere: '链接尚未使用。请在其他浏览器中打开，或向我们咨询您的申请：',
  },
};
