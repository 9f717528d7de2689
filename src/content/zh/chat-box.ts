import type * as English from '../en/chat-box';
import type { Words } from '../words';

/** The chat box, which most pages have (specification, section 2). */
export const chatBox: Words<typeof English.chatBox> = {
  title: '和我们聊聊',
  hint: '选一个您平时在用的应用。',
  wechat: {
    title: '用微信聊',
    text: '用微信扫描二维码，或复制我们的微信号，在“添加朋友”中添加。',
    idLabel: '微信号',
    copy: '复制微信号',
    copied: '已复制',
    close: '关闭',
    qrAlt: '包含我们微信号的二维码',
  },
};
