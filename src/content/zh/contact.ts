import { academy } from '../academy';
import type * as English from '../en/contact';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { replyTime } from './reply-time';

/** Contact page and contact block (specification, section 2). */
export const contact: Words<typeof English.contact> = {
  heroTitle: '有什么想问的 / 随时和我们聊聊',
  heroIntro: `课程、级别、学费、签证，都可以问我们。写信、打电话、在线聊天都行，用中文、英语、马来语或阿拉伯语也都行，工作人员会在${replyTime}回复您。`,
  form: {
    title: '聊一聊吧！',
    subtitle: '欢迎给我们留言',
    fullName: '姓名',
    email: '电子邮箱',
    phone: '电话',
    message: '留言',
    send: '发送',
    /** Explains the 'Send' button, which opens the visitor's email app and sends nothing itself. */
    hint: '点击“发送”会打开您的邮件应用，留言已自动填好。您在邮件应用里发出之后，我们才会收到。',
    whatsapp: '改用WhatsApp发送',
    /** Shown if the message makes the link too long to open. */
    tooLong: {
      text: '您的留言太长，无法自动填好。请先复制留言，再粘贴到微信、邮件或WhatsApp中发给我们：',
      whatsapp: `WhatsApp：${academy.phone}`,
      copy: {
        idle: '复制留言',
        copied: '留言已复制',
        'by-hand': '请从上面的输入框中复制',
      },
    },
    subject: '来自网站的留言',
  },
  details: {
    title: '我们的位置',
    address: '地址',
    phone: '电话',
    email: '电子邮箱',
    social: '社交媒体',
    hours: '办公时间',
  },
  map: {
    title: `地图：${aboutAcademy.name}在${aboutAcademy.city}的位置`,
    openLink: '在OpenStreetMap中打开',
    /** Shown on the drawn map while the visitor is offline. */
    offline: '联网后才能显示地图。我们的地址是：',
  },
};
