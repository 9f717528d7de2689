import type * as English from '../en/requests';
import { paths } from '../paths';
import type { Words } from '../words';

/** The page that lists the requests made on this device. */
export const requests: Words<typeof English.requests> = {
  title: 'طلباتك',
  intro:
    'طلبات التسجيل الخاصة بك: ما ينتظر الإرسال منها، وإيصالات ما استلمناه. هذه القائمة محفوظة على أجهزتك فقط.',
  needsScript:
    'هذه القائمة محفوظة على جهازك فقط، لذلك تحتاج هذه الصفحة إلى JavaScript لعرضها. ويمكنك أيضًا سؤالنا بالبريد الإلكتروني أو بالهاتف:',
  /** Shown if the device's storage can't be read. */
  unavailable: {
    title: 'لا يمكن لهذا الجهاز عرض طلباتك في الوقت الحالي',
    text: 'لا يسمح هذا المتصفح للموقع بقراءة ما حفظه هنا، ربما لأن هذه نافذة خاصة أو لأن ذاكرة الجهاز ممتلئة. يُرجى فتح هذه الصفحة مرة أخرى لاحقًا، أو سؤالنا:',
  },
  /** Shown if this device has no requests. */
  none: {
    title: 'لا توجد طلبات بعد',
    text: 'بعد أن تطلب مقعدًا في إحدى الدورات، سترى هنا طلبك وإيصاله، حتى دون اتصال بالإنترنت.',
    link: { label: 'البحث عن دورتك', href: paths.courses },
  },
  open: {
    title: 'طلبات لم يتأكد استلامها',
    /** Shown if the browser can't send requests while the site is closed. */
    whileOpen:
      'ستُرسل الطلبات المنتظرة تلقائيًا ما دام هذا الموقع مفتوحًا على شاشتك. وإذا غادرته، فيُرجى فتحه مرة أخرى متى توفر لديك اتصال بالإنترنت.',
  },
  drafts: {
    title: 'نماذج غير مكتملة',
    changed: 'آخر تعديل',
    person: (name: string) => `باسم \u2068${name}\u2069`,
    goOn: 'متابعة',
  },
  received: {
    title: 'طلبات تم استلامها',
    /** Label of the link to a receipt. */
    show: 'عرض الإيصال',
  },
  device: {
    title: 'على هذا الجهاز',
    /** For copying receipts to another device. The dialog's words are in `transfer.ts`. */
    copy: {
      title: 'النسخ إلى جهاز آخر',
      text: 'لعرض إيصالاتك وردودنا على هاتف أو حاسوب آخر أيضًا، دون حاجة إلى حساب.',
      /** Shown instead if there is no receipt on this device. */
      none: 'هل أرسلت طلبًا من هاتف أو حاسوب آخر؟ يُرجى فتح صفحة «طلباتك» هناك، ثم اختيار «النسخ إلى جهاز آخر».',
    },
  },
  /** Shown with a single receipt. */
  single: {
    back: 'جميع طلباتك',
    unknown: 'لا نجد ذلك الطلب على هذا الجهاز. ربما قُدّم من جهاز آخر أو من متصفح آخر، أو حُذف من هنا.',
  },
  facts: {
    confirmed: 'تاريخ الطلب',
    refused: 'لم يقبله خادمنا',
    reference: 'الرقم المرجعي',
    /** Label of the code by which the office recognises duplicates of a request. */
    code: 'الرمز المؤقت',
    /** Shown if the academy gave the request no reference. */
    referenceMissing: 'لم يُعطَ',
    replaces: 'يحل محل',
    lastTry: 'المحاولة الأخيرة',
    nextTry: 'المحاولة التالية',
  },
  state: {
    held: 'لا يمكننا معرفة ما إذا كان قد وصل. يمكنك إرساله مرة أخرى باطمئنان: فهو لا يُحتسب إلا مرة واحدة.',
    rejected: (status: number) => `لم يقبله خادمنا (رمز الحالة ${status})`,
    accepted: 'تم الاستلام',
  },
  failure: {
    offline: 'لم يكن هناك اتصال بالإنترنت.',
    'no-answer':
      'لم يستجب خادمنا، لذلك ربما وصل الطلب وربما لم يصل. يمكن إرساله مرة أخرى باطمئنان: فهو لا يُحتسب إلا مرة واحدة.',
    blocked: 'لم يستجب خادمنا، مع أن صفحات هذا الموقع تُحمَّل.',
    timeout:
      'استغرق خادمنا وقتًا أطول من اللازم للاستجابة، لذلك ربما وصل الطلب وربما لم يصل. يمكن إرساله مرة أخرى باطمئنان: فهو لا يُحتسب إلا مرة واحدة.',
    'foreign-answer':
      'ردّت جهة أخرى بدلًا من خادمنا، والأرجح أنها صفحة تسجيل الدخول إلى شبكة Wi-Fi أو جدار حماية. يُرجى فتح أي موقع آخر في متصفحك، وتسجيل الدخول إلى شبكة Wi-Fi إن طُلب منك ذلك، ثم إرسال الطلب مرة أخرى. وإن لم ينجح ذلك، فيُرجى استخدام اتصال آخر، أو الاتصال بنا أو مراسلتنا بالبريد الإلكتروني.',
    busy: 'خادمنا مشغول (رمز الحالة 429). سيعيد هذا الموقع المحاولة تلقائيًا.',
    status: (status: number) =>
      `أبلغ خادمنا عن خطأ (رمز الحالة ${status})، لذلك ربما وصل الطلب وربما لم يصل. سيعيد هذا الموقع المحاولة تلقائيًا.`,
  },
  when: {
    sending: 'جارٍ الإرسال…',
    today: (time: string) => `اليوم في الساعة ${time}`,
    now: 'بعد لحظات',
    soon: 'خلال دقيقة',
    online: 'فور عودة الاتصال بالإنترنت',
  },
  /** Label of the collapsible part with rarely needed details. */
  details: 'التفاصيل',
  /** Shown with a rejected request. */
  advice: 'يُرجى مراجعة ما كتبته وإرساله مرة أخرى، أو الاتصال بنا.',
  /** For copying a waiting request as text, to email it or read it out. */
  copy: {
    button: 'نسخ بصيغة نصية',
    heading: (courseTitle: string) => `طلب تسجيل: ${courseTitle}`,
    code: 'الرمز المؤقت (إلى أن يصدر الرقم المرجعي)',
    copied: 'تم النسخ. يمكنك لصقه في رسالة إلينا.',
    'by-hand': 'لا يسمح هذا المتصفح للصفحة بالنسخ. يُرجى الاتصال بنا وإعطاؤنا بياناتك والرمز المؤقت.',
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
      title: 'حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لم يُرسل طلبك الخاص بدورة «${courseTitle}». إذا حذفته، فلن يُرسل أبدًا، وسيُحذف ما كتبته فيه من هذا الجهاز.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    'delete-departed': {
      title: 'حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لن يُرسل طلبك الخاص بدورة «${courseTitle}» بعد الآن، وسيُحذف ما كتبته فيه من هذا الجهاز. وقد يكون وصل إلينا بالفعل: يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني لسحبه.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    'delete-refused': {
      title: 'حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لم يقبل خادمنا طلبك الخاص بدورة «${courseTitle}». سيُحذف ما كتبته فيه من هذا الجهاز.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    /** For a refused request that was meant to replace an earlier one. */
    'delete-refused-change': {
      title: 'حذف هذا الطلب؟',
      text: (courseTitle: string) =>
        `لم يقبل خادمنا طلبك المعدَّل الخاص بدورة «${courseTitle}». سيُحذف ما كتبته فيه من هذا الجهاز. وقد تكون نسخة سابقة منه وصلت إلينا بالفعل: يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني لسحبها.`,
      accept: 'حذف الطلب',
      decline: 'الاحتفاظ به',
    },
    'delete-correction': {
      title: 'حذف هذا التصحيح؟',
      text: (courseTitle: string) =>
        `لن يُرسل تصحيح طلبك الخاص بدورة «${courseTitle}»، وسيُحذف ما كتبته فيه من هذا الجهاز. أما الطلب الذي استلمناه فيبقى كما هو.`,
      accept: 'حذف التصحيح',
      decline: 'الاحتفاظ به',
    },
    'delete-withdrawing': {
      title: 'حذف هذا الإيصال؟',
      text: (courseTitle: string) =>
        `قد لا يكون سحب طلبك الخاص بدورة «${courseTitle}» وصل إلينا بعد. إذا حذفت هذا الإيصال، فلن يُرسل السحب بعد الآن: ولسحب الطلب، يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني.`,
      accept: 'حذف الإيصال',
      decline: 'الاحتفاظ به',
    },
    'delete-receipt': {
      title: 'حذف هذا الإيصال؟',
      text: (courseTitle: string) =>
        `سيُحذف الإيصال الخاص بدورة «${courseTitle}» فقط، فلا يعود هذا الجهاز يعرض ردنا. وهذا لا يسحب الطلب ولا يحذفه من خادمنا.`,
      accept: 'حذف الإيصال',
      decline: 'الاحتفاظ به',
    },
  },
  /** Shown before the reference when the site asks whether to delete a receipt. */
  writeDown: 'قد يفيدك تدوين رقمه المرجعي:',
  notes: {
    deleted: 'تم الحذف من هذا الجهاز.',
  },
};
