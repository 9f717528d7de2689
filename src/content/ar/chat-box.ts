import type * as English from '../en/chat-box';
import type { Words } from '../words';

/** The chat box, which most pages have (specification, section 2). */
export const chatBox: Words<typeof English.chatBox> = {
  title: 'تحدث معنا',
  hint: 'اختر التطبيق الذي تستخدمه عادةً.',
  wechat: {
    name: 'WeChat',
    title: 'المحادثة عبر WeChat',
    text: 'امسح الرمز بكاميرا WeChat، أو انسخ معرّفنا وأضفه من «إضافة جهات اتصال» (Add Contacts).',
    idLabel: 'معرّف WeChat',
    copy: 'نسخ المعرّف',
    copyMessage: 'نسخ الرسالة',
    copied: 'تم النسخ',
    close: 'إغلاق',
    qrAlt: 'رمز QR يحمل معرّفنا في WeChat',
  },
};
