import type * as English from '../en/requests';
import { paths } from '../paths';
import type { Words } from '../words';

/** The page that lists the requests made on this device. */
export const requests: Words<typeof English.requests> = {
  title: 'طلباتك',
  intro:
    'طلبات تسجيلك: ما ينتظر الإرسال منها، وإشعارات استلام ما وصل إلينا. هذه القائمة محفوظة على أجهزتك فقط.',
  needsScript:
    'هذه القائمة محفوظة على أجهزتك فقط، لذلك تحتاج هذه الصفحة إلى JavaScript لعرضها. ويمكنك أيضًا أن تسألنا بالبريد الإلكتروني أو بالهاتف:',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: 'لا يمكن لهذا الجهاز عرض طلباتك في الوقت الحالي',
    text: 'لا يسمح هذا المتصفح للموقع بقراءة ما حفظه هنا، ربما لأن هذه نافذة خاصة أو لأن ذاكرة الجهاز ممتلئة. افتح هذه الصفحة مرة أخرى لاحقًا، أو اسألنا:',
  },
  /** Shown if this device has no requests. */
  none: {
    title: 'لا توجد طلبات بعد',
    text: 'بعد أن تطلب مقعدًا في إحدى الدورات، سترى هنا طلبك وإشعار استلامه، حتى دون اتصال. ألا تجد طلبًا أرسلته؟ بعض المتصفحات، مثل Safari على iPhone، تُفرغ هذه القائمة بعد سبعة أيام دون زيارة. أما الطلبات التي وصلت إلينا فما زالت لدينا: اتصل بنا أو راسلنا بالبريد الإلكتروني.',
    link: { label: 'ابحث عن دورتك', href: paths.courses },
  },
  open: {
    title: 'طلبات لم يتأكد استلامها',
    /** Shown if the browser can't send requests while the site is closed. */
    whileOpen:
      'ستُرسل الطلبات المنتظرة تلقائيًا ما دام هذا الموقع مفتوحًا على شاشتك. وإذا غادرته، فافتحه مرة أخرى متى توفر لديك اتصال بالإنترنت.',
  },
  drafts: {
    title: 'نماذج غير مكتملة',
    changed: (time: string) => `آخر تعديل: ${time}`,
    person: (name: string) => `باسم \u2068${name}\u2069`,
    goOn: 'متابعة',
  },
  received: {
    title: 'طلبات تم استلامها',
    /** Label of the link to a receipt. */
    show: 'عرض إشعار الاستلام',
  },
  device: {
    title: 'على هذا الجهاز',
    /** For copying receipts to another device. The dialog's words are in `transfer.ts`. */
    copy: {
      title: 'النسخ إلى جهاز آخر',
      text: 'اعرض إشعارات الاستلام وردودنا على هاتف أو حاسوب آخر أيضًا. لا تحتاج إلى حساب.',
      /** Shown instead if there is no receipt on this device. */
      none: 'هل أرسلت طلبًا من هاتف أو حاسوب آخر؟ افتح صفحة «طلباتك» هناك، ثم اختر «النسخ إلى جهاز آخر».',
    },
  },
  /** Shown with a single receipt. */
  single: {
    back: 'جميع طلباتك',
    unknown:
      'لا نجد هذا الطلب على هذا الجهاز. ربما أُرسل من جهاز آخر أو من متصفح آخر، أو حُذف من هنا.',
  },
  facts: {
    confirmed: 'تاريخ الطلب',
    refused: 'تاريخ عدم القبول',
    reference: 'الرقم المرجعي',
    /** Label of the code by which the office recognises duplicates of a request. */
    code: 'الرمز المؤقت',
    /** Shown if the academy gave the request no reference. */
    referenceMissing: 'لا يوجد',
    replaces: 'يحل محل',
    lastTry: 'المحاولة الأخيرة',
    nextTry: 'المحاولة التالية',
  },
  state: {
    held: 'لا نعرف هل وصل أم لا. يمكنك إرساله مرة أخرى مطمئنًا: لن يُحتسب إلا مرة واحدة.',
    rejected: (status: number) => `لم يقبله نظامنا (رمز الحالة ${status})`,
    accepted: (time: string) => `تم الاستلام في ${time}`,
  },
  failure: {
    offline: 'لم يكن هناك اتصال بالإنترنت.',
    'no-answer':
      'لم يستجب نظامنا، لذلك ربما وصل الطلب وربما لم يصل. يمكنك إرساله مرة أخرى مطمئنًا: لن يُحتسب إلا مرة واحدة.',
    blocked: 'لم يستجب نظامنا، مع أن صفحات هذا الموقع تعمل.',
    timeout:
      'تأخر نظامنا في الاستجابة، لذلك ربما وصل الطلب وربما لم يصل. يمكنك إرساله مرة أخرى مطمئنًا: لن يُحتسب إلا مرة واحدة.',
    'foreign-answer':
      'ردّت جهة أخرى بدلًا من نظامنا، والأرجح أنها صفحة تسجيل الدخول إلى شبكة Wi-Fi أو جدار حماية. افتح أي موقع آخر في متصفحك، وسجّل الدخول إلى شبكة Wi-Fi إن طُلب منك ذلك، ثم أرسل الطلب مرة أخرى. وإن لم ينجح ذلك، فاستخدم اتصالًا آخر، أو اتصل بنا أو راسلنا بالبريد الإلكتروني.',
    busy: 'النظام مشغول حاليًا (رمز الحالة 429). سيعيد هذا الموقع المحاولة تلقائيًا.',
    status: (status: number) =>
      `حدث خطأ في نظامنا (رمز الحالة ${status})، لذلك ربما وصل الطلب وربما لم يصل. سيعيد هذا الموقع المحاولة تلقائيًا.`,
  },
  when: {
    sending: 'جارٍ الإرسال…',
    today: (time: string) => `اليوم، الساعة ${time}`,
    now: 'بعد لحظات',
    soon: 'خلال دقيقة',
    online: 'فور عودة الاتصال بالإنترنت',
  },
  /** Label of the collapsible part with rarely needed details. */
  details: 'التفاصيل',
  /** Shown with a rejected request. */
  advice: 'راجع ما كتبته وأرسله مرة أخرى، أو اتصل بنا.',
  /** For copying a waiting request as text, to email it or read it out. */
  copy: {
    button: 'نسخ النص',
    heading: (courseTitle: string) => `طلب تسجيل: ${courseTitle}`,
    code: 'الرمز المؤقت (إلى أن يصدر الرقم المرجعي)',
    copied: 'تم النسخ. الصقه في رسالة إلينا.',
    'by-hand': 'لا يسمح هذا المتصفح للصفحة بالنسخ. اتصل بنا وأعطنا بياناتك والرمز المؤقت.',
  },
  actions: {
    edit: 'تعديل',
    remove: 'حذف',
    sendNow: 'الإرسال الآن',
    sendWhenOnline: 'الإرسال عند عودة الاتصال',
    /** Accessible name of a button, with the request's course. */
    labelled: (action: string, courseTitle: string) => `${action}: ${courseTitle}`,
  },
  questions: {
    'delete-unsent': {
      title: 'هل تريد حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لم يُرسل طلبك لدورة «${courseTitle}». إذا حذفته، فلن يُرسل أبدًا، وسيُحذف ما كتبته فيه من هذا الجهاز.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    'delete-departed': {
      title: 'هل تريد حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لن يُرسل طلبك لدورة «${courseTitle}» بعد الآن، وسيُحذف ما كتبته فيه من هذا الجهاز. وربما وصل إلينا: اتصل بنا أو راسلنا بالبريد الإلكتروني لسحبه.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    'delete-refused': {
      title: 'هل تريد حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لم يقبل نظامنا طلبك لدورة «${courseTitle}». سيُحذف ما كتبته فيه من هذا الجهاز.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    /** For a refused request that was meant to replace an earlier one. */
    'delete-refused-change': {
      title: 'هل تريد حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لم يقبل نظامنا طلبك المعدَّل لدورة «${courseTitle}». سيُحذف ما كتبته فيه من هذا الجهاز. وربما وصلت إلينا نسخة سابقة منه: اتصل بنا أو راسلنا بالبريد الإلكتروني لسحبها.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    'delete-correction': {
      title: 'هل تريد حذف هذا التصحيح؟',
      text: (courseTitle: string) =>
        `لن يُرسل تصحيح طلبك لدورة «${courseTitle}»، وسيُحذف ما كتبته فيه من هذا الجهاز. أما الطلب الذي استلمناه فيبقى كما هو.`,
      accept: 'حذف التصحيح',
      decline: 'الاحتفاظ به',
    },
    'delete-withdrawing': {
      title: 'هل تريد حذف إشعار الاستلام هذا؟',
      text: (courseTitle: string) =>
        `ربما لم يصلنا بعدُ سحب طلبك لدورة «${courseTitle}». إذا حذفت إشعار الاستلام هذا، فلن يُرسل سحب الطلب بعد الآن: لسحب الطلب، اتصل بنا أو راسلنا بالبريد الإلكتروني.`,
      accept: 'حذف الإشعار',
      decline: 'الاحتفاظ به',
    },
    'delete-receipt': {
      title: 'هل تريد حذف إشعار الاستلام هذا؟',
      text: (courseTitle: string) =>
        `سيُحذف إشعار الاستلام لدورة «${courseTitle}» فقط، فلا يعود هذا الجهاز يعرض ردنا. وهذا لا يسحب الطلب ولا يحذفه من نظامنا.`,
      accept: 'حذف الإشعار',
      decline: 'الاحتفاظ به',
    },
  },
  /** Shown before the reference when the site asks whether to delete a receipt. */
  writeDown: 'قد يفيدك أن تدوّن رقمه المرجعي:',
  notes: {
    deleted: 'تم الحذف من هذا الجهاز.',
  },
};
