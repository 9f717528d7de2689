import { academy } from '../academy';
import type * as English from '../en/contact';
import type { Words } from '../words';
import { aboutAcademy } from './academy';
import { replyTime } from './reply-time';

/** Contact page and contact block (specification, section 2). */
export const contact: Words<typeof English.contact> = {
  heroTitle: 'هل يشغل بالك سؤال؟ / يسعدنا أن نتحدث معك',
  heroIntro: `لكل سؤال عن دورة أو مستوى أو رسوم أو تأشيرة: يمكنك أن تكتب إلينا أو تتصل أو تحادثنا بالإنجليزية أو الصينية أو الملايوية أو العربية، وسيرد عليك أحد أعضاء فريقنا ${replyTime}.`,
  form: {
    title: 'لنتحدث!',
    subtitle: 'رسالتك موضع ترحيب',
    fullName: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    message: 'الرسالة',
    send: 'إرسال',
    /** Explains the 'Send' button, which opens the visitor's email app and sends nothing itself. */
    hint: 'زر «إرسال» يفتح تطبيق البريد الإلكتروني لديك وفيه رسالتك مكتوبة، ولا تصل إلينا إلا بعد إرسالها من هناك.',
    whatsapp: 'الإرسال عبر WhatsApp بدلًا من ذلك',
    /** Shown if the message makes the link too long to open. */
    tooLong: {
      text: 'رسالتك أطول مما يتسع له الرابط. يُرجى نسخها ثم لصقها في رسالة بريد إلكتروني أو في WhatsApp:',
      whatsapp: `WhatsApp ${academy.phone}`,
      copy: {
        idle: 'نسخ الرسالة',
        copied: 'تم نسخ الرسالة',
        'by-hand': 'يُرجى نسخها من الحقل أعلاه',
      },
    },
    subject: 'رسالة من الموقع',
  },
  details: {
    title: 'كيف تجدنا',
    address: 'العنوان',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    social: 'وسائل التواصل الاجتماعي',
    hours: 'ساعات العمل',
  },
  map: {
    title: `خريطة تبيّن موقع ${academy.name} في ${aboutAcademy.city}`,
    openLink: 'فتح الخريطة في OpenStreetMap',
    /** Shown on the drawn map while the visitor is offline. */
    offline: 'تحتاج الخريطة إلى اتصال بالإنترنت. هذا عنواننا:',
  },
};
