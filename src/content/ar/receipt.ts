import type * as English from '../en/receipt';
import type { Words } from '../words';

/** The receipt of an accepted request, on screen and in print. */
export const receipt: Words<typeof English.receipt> = {
  /** Heading of the printed receipt. */
  documentTitle: 'إشعار استلام طلب تسجيل',
  reference: 'رقمك المرجعي',
  noReference:
    'ليس لهذا الطلب رقم مرجعي. للسؤال عنه، أخبرنا باسمك وبالدورة وباليوم الذي أرسلته فيه.',
  copy: { idle: 'نسخ الرقم المرجعي', copied: 'تم النسخ', 'by-hand': 'انسخه يدويًا' },
  facts: {
    period: 'مدة الدورة',
    hours: 'ساعات VIP',
    confirmed: 'تاريخ الطلب',
    received: 'تاريخ الاستلام',
    withdrawn: 'تاريخ سحب الطلب',
  },
  noHours: 'لم تُذكر',
  privacy:
    'لا يحمل هذا الإشعار الاسم ولا البلد ولا الهاتف ولا البريد الإلكتروني: فقد حُذفت من الطلب على هذا الجهاز بعد أن استلمناه.',
  name: {
    /** The name that the visitor has given this receipt. */
    shown: (name: string) => `باسم \u2068${name}\u2069`,
    add: 'إضافة اسم إلى هذا الإشعار',
    change: 'تغيير الاسم',
    label: 'اسم هذا الإشعار',
    hint: 'مثلًا: مريم. يبقى الاسم على أجهزتك ولا يُرسل إلينا.',
    save: 'حفظ',
    remove: 'إزالة الاسم',
    cancel: 'إلغاء',
    refused: 'لم يتمكن هذا الجهاز من حفظ الاسم.',
    /** After `privacy`, if the receipt has a name. */
    note: 'الاسم الذي أضفته إلى هذا الإشعار موجود على أجهزتك فقط.',
  },
  hearing: {
    title: 'كيف يصلك ردنا',
    mailAndPush:
      'عندما نرد، ستصلك رسالة بريد إلكتروني وتنبيه على هذا الجهاز. ويمكنك قراءة الرد في هذه الصفحة.',
    mail: 'عندما نرد، ستصلك رسالة بريد إلكتروني. ويمكنك قراءة الرد في هذه الصفحة.',
    push: 'عندما نرد، سيصلك تنبيه على هذا الجهاز. ويمكنك قراءة الرد في هذه الصفحة.',
    here: 'للاطلاع على ردنا، افتح هذه الصفحة من جديد على هذا الجهاز. ويمكنك أيضًا الاتصال بنا:',
  },
  correction: {
    button: 'تصحيح هذا الطلب',
    waiting:
      'تصحيح هذا الطلب محفوظ على هذا الجهاز، لكننا لم نؤكد استلامه بعد. وإلى أن نؤكده، يبقى إشعار الاستلام هذا ساريًا.',
    refused:
      'لم يقبل نظامنا تصحيح هذا الطلب، لذلك يبقى إشعار الاستلام هذا ساريًا. تجد التصحيح في صفحة «طلباتك».',
    dropped:
      'لم نعد نقدّم هذه الدورة، لذلك لا يمكنك تصحيح هذا الطلب هنا. لتغييره، اتصل بنا أو راسلنا بالبريد الإلكتروني:',
  },
  contact: {
    title: 'للتواصل معنا',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    whatsapp: 'واتساب',
    hours: 'ساعات العمل',
    /** Prefilled first sentence of the visitor's message. */
    message: (course: string, reference: string | null) =>
      reference
        ? `مرحبًا! رسالتي بخصوص طلب تسجيلي ${reference} (${course}).`
        : `مرحبًا! رسالتي بخصوص طلب تسجيلي في دورة «${course}».`,
    subject: (reference: string | null) => (reference ? `طلب التسجيل ${reference}` : 'طلب التسجيل'),
  },
  actions: {
    print: 'طباعة',
    remove: 'الحذف من هذا الجهاز',
  },
};
