import type * as English from '../en/replies';
import { replyTime } from './reply-time';
import type { Words } from '../words';

/** Words about the academy's replies to a request, and about withdrawing a request. */
export const replies: Words<typeof English.replies> = {
  /** Heading and text of a receipt, by the request's state at the academy. */
  states: {
    received: {
      title: 'استلمنا طلبك',
      text: `سنتصل بك أو نكتب إليك ${replyTime}. وإذا لم يصلك منا شيء حتى ذلك الحين، فاتصل بنا.`,
    },
    contacted: {
      title: 'اتصلنا بك أو كتبنا إليك',
      text: 'إذا فاتك اتصالنا أو فاتتك رسالتنا، فاتصل بنا.',
    },
    'place-offered': {
      title: 'نعرض عليك مقعدًا',
      text: 'اقرأ خطاب العرض الذي أرسلناه إليك بالبريد الإلكتروني. لقبول العرض، اتصل بنا أو راسلنا بالبريد الإلكتروني واذكر رقمك المرجعي، في موعد أقصاه التاريخ المذكور في الخطاب. ولا تدفع إلا بعد القبول.',
    },
    'waiting-list': {
      title: 'أنت في قائمة الانتظار',
      text: 'هذه الدورة مكتملة العدد حاليًا. سنتواصل معك فور توفر مقعد.',
    },
    enrolled: {
      title: 'تم تسجيلك',
      text: 'مقعدك مؤكد، ونتطلع إلى لقائك في الصف. وإذا كنت تحتاج إلى تأشيرة أو إلى تصريح الطالب، فنرجو ألا تسافر قبل أن نخبرك بأن السفر ممكن.',
    },
    closed: {
      title: 'هذا الطلب مغلق',
      text: 'توقفت معالجة هذا الطلب. إذا كان لديك سؤال، فاتصل بنا أو راسلنا بالبريد الإلكتروني؛ وإذا كنت ما زلت ترغب في مقعد، فأرسل طلبًا جديدًا.',
    },
  },
  /** Heading of the academy's message. */
  title: 'ردنا',
  /** Instead of `title`, if the sender has withdrawn the request. */
  lastTitle: 'آخر رد منا',
  show: 'قراءة ردنا',
  withdrawal: {
    button: 'سحب هذا الطلب',
    question: {
      title: 'هل تريد سحب هذا الطلب؟',
      text: (courseTitle: string) =>
        `سنوقف معالجة طلبك لدورة «${courseTitle}»، وستفقد أي مقعد عرضناه عليك. وإذا كنت قد دفعت، فبهذا تُلغى دورتك، ويتوقف المبلغ المسترد على اليوم الذي يصلنا فيه سحب الطلب. للسؤال قبل أن تقرر، اتصل بنا.`,
      accept: 'نعم، سحب الطلب',
      decline: 'لا، الإبقاء عليه',
    },
    queued: {
      title: 'سحب طلبك ينتظر الإرسال',
      text: {
        inBackground:
          'سحب الطلب محفوظ على هذا الجهاز، لكننا لم نؤكد استلامه بعد. وسيُرسل تلقائيًا متى توفر الاتصال بالإنترنت.',
        whileOpen:
          'سحب الطلب محفوظ على هذا الجهاز، لكننا لم نؤكد استلامه بعد. وسيُرسل تلقائيًا متى توفر الاتصال بالإنترنت، ما دام هذا الموقع مفتوحًا على شاشتك أو عندما تفتحه من جديد.',
      },
    },
    withdrawn: {
      title: 'لقد سحبت هذا الطلب',
      text: 'وصلنا سحب طلبك. إذا كنت قد دفعت، فاليوم الذي وصلنا فيه هو يوم الإلغاء، وتحدد شروطنا المبلغ الذي نعيده إليك. ولا يلزمك فعل شيء آخر.',
    },
    refused: {
      title: 'هذا الطلب غير مسحوب',
      text: 'لم يعد سحب طلبك ساريًا، ربما لأن هذا الطلب قد صُحِّح أو حُذف في هذه الأثناء. يُرجى الاتصال بنا للتأكد.',
    },
    waiting: 'سحب الطلب محفوظ على هذا الجهاز – لم نؤكد استلامه بعد.',
  },
};

/** Shown for a state that this version of the site doesn't know. */
export const laterState: Words<typeof English.laterState> = {
  title: 'لدينا جديد بشأن طلبك',
  text: 'لا تستطيع هذه النسخة من الموقع عرضه بعد. أعد تحميل هذه الصفحة، أو اتصل بنا.',
};
