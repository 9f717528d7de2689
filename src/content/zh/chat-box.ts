import type * as English from '../en/chat-box';
import type { Words } from '../words';

/** The chat box, which most pages have (specification, section 2). */
export const chatBox: Words<typeof English.chatBox> = {
  title: '和我们聊聊',
  hint: '用您常用的应用就行。',
  wechat: {
    name: '微信',
    title: '微信联系',
    text: '用微信扫描二维码；或复制我们的微信号，在微信的“添加朋友”中搜索。',
    idLabel: '微信号',
    copy: '复制微信号',
    copyMessage: '复制留言',
    copied: '已复制',
    close: '关闭',
    qrAlt: '包含我们微信号的二维码',
  },
};
