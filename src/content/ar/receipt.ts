import type * as English from '../en/receipt';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The receipt of an accepted request, on screen and in print. */
export const receipt: Words<typeof English.receipt> = {
  /** Heading of the printed receipt. */
  documentTitle: 'إيصال طلب تسجيل',
  reference: 'رقمك المرجعي',
  noReference:
    'ليس لهذا الطلب رقم مرجعي. للسؤال عنه، يُرجى ذكر اسمك والدورة واليوم الذي أرسلته فيه.',
  copy: { idle: 'نسخ الرقم المرجعي', copied: 'تم النسخ', 'by-hand': 'يُرجى نسخه يدويًا' },
  facts: {
    period: 'مدة الدورة',
    hours: 'ساعات VIP',
    confirmed: 'تاريخ الطلب',
    received: 'تاريخ الاستلام',
    withdrawn: 'تاريخ سحب الطلب',
  },
  noHours: 'لا توجد',
  privacy:
    'لا يحمل هذا الإيصال اسمك ولا هاتفك ولا بريدك الإلكتروني: فقد حُذفت من الطلب على هذا الجهاز بعد أن استلمناه.',
  name: {
    /** The name that the visitor has given this receipt. */
    shown: (name: string) => `باسم \u2068${name}\u2069`,
    add: 'إضافة اسم إلى هذا الإيصال',
    change: 'تغيير الاسم',
    label: 'اسم هذا الإيصال',
    hint: 'مثلًا: مريم. يبقى الاسم على أجهزتك ولا يُرسل إلينا.',
    save: 'حفظ',
    remove: 'إزالة الاسم',
    cancel: 'إلغاء',
    refused: 'لم يتمكن هذا الجهاز من حفظ الاسم.',
    /** After `privacy`, if the receipt has a name. */
    note: 'الاسم الذي أضفته إلى هذا الإيصال موجود على أجهزتك فقط.',
  },
  correction: {
    button: 'تصحيح هذا الطلب',
    waiting:
      'تصحيحك لهذا الطلب محفوظ على هذا الجهاز، لكننا لم نؤكد استلامه بعد. وحتى نؤكده، يبقى هذا الإيصال ساريًا.',
    refused:
      'لم يقبل خادمنا تصحيحك لهذا الطلب، لذا يبقى هذا الإيصال ساريًا. تجد التصحيح في صفحة «طلباتك».',
    dropped:
      'لم نعد نقدم هذه الدورة، لذا لا يمكنك تصحيح هذا الطلب هنا. لتغييره، يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني:',
  },
  contact: {
    title: 'كيف تصل إلينا',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    whatsapp: 'WhatsApp',
    hours: 'ساعات العمل',
    hoursText: aboutAcademy.openingHours.join('؛ '),
    /** Prefilled first sentence of the visitor's message. */
    message: (course: string, reference: string | null) =>
      reference
        ? `مرحبًا! بخصوص طلب التسجيل الخاص بي ${reference} (${course}).`
        : `مرحبًا! بخصوص طلب التسجيل الخاص بي في دورة «${course}».`,
    subject: (reference: string | null) => (reference ? `طلب التسجيل ${reference}` : 'طلب التسجيل'),
  },
  actions: {
    print: 'طباعة',
    remove: 'الحذف من هذا الجهاز',
  },
};
