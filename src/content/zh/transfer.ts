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
      `链接会复制您的${count}份回执，以及您给回执起的名称（如有）。两台设备都须联网。`,
    qrAlt: '包含此链接的二维码',
    link: '链接',
    copy: { idle: '复制链接', copied: '已复制', 'by-hand': '请手动复制' },
    share: '分享链接',
    close: '关闭',
    validity: (minutes: number) =>
      `链接只能使用一次，${minutes}分钟后失效。任何人拿到链接都能使用，请不要转给别人。`,
    stays: '未完成的报名表，以及我们尚未确认收到的申请，含有个人数据，因此会留在本设备上。',
    move: '如果不想在本设备上保留某份回执，请等它复制到另一台设备之后，再在这里删除。',
    expired: '此链接已失效。',
    renew: '生成新链接',
    offline: '当前没有网络。复制回执时，两台设备都须联网。',
    failed: '我们的服务器暂时无法生成链接。请稍后再试。',
    retry: '重试',
  },
  /** Shown on the other device when the link is opened. */
  receive: {
    title: '来自您另一台设备的回执',
    text: '此链接会把您另一台设备上的回执添加到本设备，只能使用一次。请只使用您自己生成的链接。',
    offline: `当前没有网络。链接尚未使用：恢复联网后，只要链接生成还不到${transferMinutes}分钟，您仍可使用。`,
    unreachable: '我们的服务器没有响应。请检查网络连接，然后重试。',
    add: '添加到本设备',
    adding: '正在添加…',
    added: (count: number) => `已将${count}份回执添加到本设备。`,
    known: '这些回执本设备上都有了。',
    unsaved: '本设备无法保存这些回执，可能是存储空间已满。请不要关闭此页面，清理一些空间后重试。',
    retry: '重试',
    used: '此链接已被使用或已失效',
    broken: '此链接不完整或已被更改',
    renew:
      '请生成新链接：在您的另一台设备上打开“我的申请”，选择“复制到另一台设备”。如需查询申请，也可以与我们联系：',
    unstorable: '此浏览器不允许网站保存任何内容',
    /** After `unstorable`. */
    elsewhere: '链接尚未使用。请在其他浏览器中打开；如需查询申请，也可以与我们联系：',
  },
};
