import { academy } from '../academy';
import type * as English from '../en/contact';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { replyTime } from './reply-time';

/** Contact page and contact block (specification, section 2). */
export const contact: Words<typeof English.contact> = {
  heroTitle: 'هل يشغل بالك سؤال؟ / يسعدنا أن نتحدث معك',
  heroIntro: `هل لديك سؤال عن دورة أو مستوى أو رسوم أو تأشيرة؟ اكتب إلينا أو اتصل بنا أو تحدث معنا عبر تطبيقات المحادثة، بالإنجليزية أو الصينية أو الملايوية أو العربية، وسيرد عليك أحد أعضاء فريقنا ${replyTime}.`,
  form: {
    title: 'لنتحدث!',
    subtitle: 'اترك لنا رسالتك',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    message: 'الرسالة',
    send: 'إرسال',
    /** Explains the 'Send' button, which opens the visitor's email app and sends nothing itself. */
    hint: 'يفتح زر «إرسال» تطبيق البريد الإلكتروني لديك وفيه رسالتك جاهزة، وتصل إلينا بعد أن ترسلها من هناك.',
    whatsapp: 'أو أرسلها عبر واتساب',
    /** Shown if the message makes the link too long to open. */
    tooLong: {
      text: 'رسالتك أطول مما يتسع له الرابط. انسخها، ثم الصقها في رسالة بريد إلكتروني أو في واتساب:',
      whatsapp: `واتساب \u2066${academy.phone}\u2069`,
      copy: {
        idle: 'نسخ الرسالة',
        copied: 'تم نسخ الرسالة',
        'by-hand': 'انسخها من الحقل أعلاه',
      },
    },
    subject: 'رسالة من الموقع',
  },
  details: {
    title: 'أين تجدنا',
    address: 'العنوان',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    social: 'وسائل التواصل الاجتماعي',
    hours: 'ساعات العمل',
  },
  map: {
    title: `خريطة تبيّن موقع ${aboutAcademy.name} في ${aboutAcademy.city}`,
    openLink: 'فتح الخريطة في OpenStreetMap',
    /** Shown on the drawn map while the visitor is offline. */
    offline: 'لا تظهر الخريطة إلا مع اتصال بالإنترنت. هذا عنواننا:',
  },
};
