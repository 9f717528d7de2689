import type * as English from '../en/enrolment';
import { alerts, confirmSubmission } from './messages';
import { hoursText, ringgit, serviceTaxNote, weeksNote } from './offering-texts';
import { type Offering, serviceTax, studentPassWeeks, vipHourFee } from '../offerings';
import { counted, plural } from './plural';
import { replyTime } from './reply-time';
import { sample } from '../sample';
import type { Words } from '../words';

const nextTitle = 'الخطوات التالية';
const onceSent: Words<typeof English.enrolment.sent.next> = [
  `سنتصل بك أو نكتب إليك ${replyTime}، ونجيب عن أسئلتك.`,
  'سنتفق معك على الأيام والأوقات والحصة الأولى، ونراجع جواز سفر الطالب القادم من الخارج وشهاداته الدراسية إن وُجدت. ثم نرسل إليك خطاب العرض.',
  'لقبول العرض، اتصل بنا أو راسلنا بالبريد الإلكتروني واذكر رقمك المرجعي. ولا تدفع شيئًا قبل ذلك.',
];

/** The words of the enrolment form (specification, sections 2 to 5). */
export const enrolment: Words<typeof English.enrolment> = {
  heroTitle: 'سجّل الآن',
  steps: ['البيانات الشخصية', 'بيانات الدورة', 'التأكيد'],
  formLabel: 'نموذج التسجيل',
  progressLabel: 'خطوات التسجيل',
  /** Text for screen readers after the name of a completed step. */
  stepDone: 'مكتملة',
  fields: {
    firstName: { label: 'الاسم الأول', hint: 'كما في جواز سفر الطالب أو بطاقة هويته.' },
    lastName: {
      label: 'اسم العائلة',
      hint: 'إذا كان للطالب اسم واحد فقط، فاكتبه هنا، واكتب شرطة (-) في حقل «الاسم الأول».',
    },
    country: { label: 'البلد', hint: 'البلد الذي يحمل الطالب جنسيته.' },
    phone: {
      label: 'الهاتف',
      hint: 'مع رمز البلد، مثل \u2066+60 12-000 0000\u2069. وإذا كان الطالب دون سن 18 سنة، فاكتب رقم أحد والديه أو ولي أمره: سنتحدث معك لا مع الطالب.',
    },
    email: { label: 'البريد الإلكتروني', hint: 'سنرسل خطاب العرض إلى هذا العنوان.' },
    language: { label: 'اللغة', hint: undefined },
    courseType: { label: 'نوع الدورة', hint: undefined },
    period: {
      label: 'مدة الدورة',
      hint: weeksNote,
      /** Shown for the camps. */
      byWeek:
        'تُحجز المخيمات بالأسبوع، وتظهر التواريخ القادمة في صفحة الدورة بعد تحديدها. اختر المدة التي تود المجيء خلالها: شهر واحد أو 3 أشهر أو 6 أشهر. وللمجيء بعد ذلك، اختر 6 أشهر. وسنتفق معك على التواريخ قبل أن تدفع.',
    },
    vip: {
      label: 'أريد ساعات VIP (دروس فردية)',
      // In a sentence, the unit is accusative after a number that ends in 11 to 99.
      hint: `بسعر ${ringgit(vipHourFee)}ًا للساعة، إضافةً إلى رسوم الدورة.`,
      /** Shown for the VIP courses, which have no other hours. */
      byHour:
        'فعّل هذا الخيار لتخبرنا بعدد ساعات VIP التي تريدها. وإذا لم تكن متأكدًا من العدد، فاتركه دون تفعيل، وسنتفق معك عليه.',
    },
    vipHours: { label: 'عدد ساعات VIP', hint: 'مجموع الساعات في دورتك كلها، مثلًا 10.' },
  },
  choose: 'اختر',
  continue: 'متابعة',
  back: 'رجوع',
  submit: 'إرسال',
  submitting: 'جارٍ الإرسال...',
  needsScript: 'يحتاج هذا النموذج إلى JavaScript. ويمكنك التسجيل بالبريد الإلكتروني أو بالهاتف:',
  confirm: {
    question: confirmSubmission,
    accept: 'نعم، إرسال',
    decline: 'لا، رجوع',
    vipHours: (hours: number) =>
      plural(hours, {
        one: 'ساعة VIP واحدة',
        two: 'ساعتا VIP',
        few: `${hours} ساعات VIP`,
        other: `${hours} ساعة VIP`,
      }),
    /** Asked if another request made in this form is still waiting. */
    predecessor: {
      question: (name: string) =>
        `لم يتأكد بعدُ استلام الطلب المقدَّم باسم \u2068${name}\u2069. هل تريد إرسال هذا الطلب أيضًا، أم إرساله بدلًا منه؟`,
      both: 'إرسال هذا الطلب أيضًا',
      replace: 'استبدال الطلب السابق',
      /** Shown if this form, or an earlier version of it, was already sent. */
      sent: (time: string) =>
        `سبق أن أرسلت هذا النموذج في ${time}. هل تريد استبدال ذلك الطلب، أم إرسال هذا الطلب أيضًا؟`,
      replaceSent: 'استبدال ذلك الطلب',
      correction: 'سيحل هذا التصحيح محل طلبك السابق:',
    },
  },
  /** Heading of the summary if no field is missing but some are invalid. */
  correctFields: 'صحّح الحقول المحددة.',
  problems: {
    firstName: { required: 'أدخل الاسم الأول للطالب.' },
    lastName: { required: 'أدخل اسم عائلة الطالب.' },
    country: {
      required: 'اختر البلد الذي يحمل الطالب جنسيته.',
      'not-a-country': 'اختر بلدًا من القائمة.',
    },
    phone: { required: 'أدخل رقم هاتفك.' },
    email: {
      required: 'أدخل عنوان بريدك الإلكتروني.',
      'not-an-email': 'أدخل عنوان بريد إلكتروني مثل name@example.com.',
    },
    language: { required: 'اختر لغة.' },
    courseType: { required: 'اختر دورة.' },
    period: { required: 'اختر شهرًا واحدًا أو 3 أشهر أو 6 أشهر.' },
    vip: {},
    vipHours: {
      required: alerts.vipHoursMissing,
      'not-whole-hours': 'أدخل عددًا صحيحًا من الساعات، لا يقل عن 1.',
      'too-many-hours': (maximum: number) => `أدخل عددًا من الساعات لا يزيد على ${maximum}.`,
    },
    any: {
      'too-long': (maximum: number) => `الحد الأقصى لعدد الأحرف: ${maximum}.`,
      'not-plain-text': 'في هذا الحقل حرف مخفي. احذف النص واكتبه من جديد.',
    },
  },
  /** Shown next to the form. */
  aside: {
    label: 'عن تسجيلك',
    course: {
      title: 'دورتك',
      /** Until a length is chosen, only the hours a week are known. */
      length: (period: string, { inHolidays }: Offering) =>
        period || inHolidays ? 'مدة الدورة' : 'الحصص',
      lengthText: (period: string, offering: Offering) => {
        if (offering.inHolidays) return 'الحجز بالأسبوع';
        return period ? `${period}، ${hoursText(offering)}` : hoursText(offering);
      },
      fee: 'الرسوم',
      vipHours: 'ساعات VIP',
      vipHoursText: (hours: number) =>
        `${hours} × ${ringgit(vipHourFee)} = ${ringgit(hours * vipHourFee)}`,
      tax: `ضريبة الخدمات، ${serviceTax.percent}%`,
      total: 'المجموع',
      /** Shown for students from abroad. */
      abroad: ({ studentPass }: Offering) =>
        studentPass
          ? `للقادمين من الخارج: اسألنا عن التأشيرة قبل أن تدفع أو تحجز رحلة الطيران؛ ويحتاج استخراج تصريح الطالب (Student Pass) إلى ما لا يقل عن ${counted(studentPassWeeks, 'week')}.`
          : 'للقادمين من الخارج: لا يُمنح تصريح الطالب (Student Pass) لهذه الدورة، فاسألنا عن التأشيرة قبل أن تدفع أو تحجز رحلة الطيران.',
      /** Shown until the visitor has chosen the student's country. */
      taxNote: serviceTaxNote,
      note: sample('الرسوم توضيحية فقط. لن تدفع شيئًا قبل قبولك عرضنا.'),
    },
    nextTitle,
    next: ['ترسل طلبك، ولا يستغرق ذلك سوى دقيقتين تقريبًا.', ...onceSent],
    callTitle: 'هل لديك أسئلة؟ اتصل بنا',
  },
  sent: {
    /** Shown below the Arabic words that the specification prescribes. */
    text: 'تم إرسال طلبك بنجاح. سنتواصل معك قريبًا.',
    reference: 'رقمك المرجعي',
    nextTitle,
    next: onceSent,
    home: 'الصفحة الرئيسية',
    receipt: 'عرض إشعار الاستلام',
  },
  correction: {
    title: 'هذا تصحيح لطلب استلمناه:',
    text: 'عبّأنا بيانات الدورة كما هي لدينا. أدخل الاسم والبلد والهاتف والبريد الإلكتروني من جديد: فقد حُذفت من هذا الجهاز بعد استلام الطلب.',
    withdrawn: 'لقد سحبت هذا الطلب. إذا أرسلت التصحيح، فلن يبقى السحب ساريًا.',
  },
  /** Shown once a request has been sent or saved for sending. */
  another: {
    question: 'هل سينضم شخص آخر أيضًا: أخ أو أخت، أو صديق، أو زميل؟',
    begin: 'تسجيل شخص آخر',
    /** Shown in the form for the other person. The 'Clear' button is at the bottom of that form. */
    kept: 'البلد والهاتف والبريد الإلكتروني مأخوذة من طلبك السابق. زر «تفريغ» في الأسفل يمسح ما في النموذج.',
  },
  /** Shown above a form that was open while another tab deleted all data. */
  dataDeleted: 'حُذفت بياناتك من هذا الجهاز، لذلك أصبح هذا النموذج فارغًا.',
  /** Shown when the form reopens with a request that did not get through. */
  unfinished: {
    held: 'لا نعرف هل وصل هذا الطلب أم لا. يمكنك إرساله مرة أخرى مطمئنًا: لن يُحتسب إلا مرة واحدة.',
    /** Shown after the alert from the message catalogue. */
    rejected: 'لم يقبل نظامنا هذا الطلب. ما كتبته موجود أدناه: صحّحه وأرسله مرة أخرى، أو اتصل بنا.',
  },
  /** Shown after an alert about a failure. */
  delivery: {
    sendLater: 'الإرسال عند عودة الاتصال',
    retrying: {
      inBackground: (time: string) =>
        `لا تحتاج إلى تصحيح شيء: طلبك محفوظ على هذا الجهاز، وسيُرسل مرة أخرى تلقائيًا الساعة ${time}. يمكنك مغادرة هذه الصفحة.`,
      whileOpen: (time: string) =>
        `لا تحتاج إلى تصحيح شيء: طلبك محفوظ على هذا الجهاز، وسيُرسل مرة أخرى تلقائيًا الساعة ${time} ما دام هذا الموقع مفتوحًا على شاشتك، أو عندما تفتحه من جديد.`,
    },
    notStored:
      'لم يتمكن هذا الجهاز من حفظ طلبك. أبقِ هذه الصفحة مفتوحة وأرسله مرة أخرى: لن يُحتسب إلا مرة واحدة.',
  },
  queued: {
    sent: {
      inBackground: 'سيُرسل طلبك تلقائيًا متى توفر الاتصال بالإنترنت. يمكنك إغلاق هذه الصفحة.',
      whileOpen:
        'سيُرسل طلبك تلقائيًا متى توفر الاتصال بالإنترنت، ما دام هذا الموقع مفتوحًا على شاشتك أو عندما تفتحه من جديد.',
    },
    sending: 'جارٍ الإرسال…',
    sendNow: 'الإرسال الآن',
  },
  review: {
    unsent: {
      title: 'لم يُرسل بعد',
      text: 'هذا ما عبّأته حتى الآن.',
    },
    /** For a request that is waiting in the outbox and was opened again with 'Edit'. */
    queued: {
      title: 'لم يُرسل بعد',
      text: 'هذا الطلب محفوظ على هذا الجهاز وسيُرسل تلقائيًا. لتغييره، ارجع وصحّحه وأرسله مرة أخرى.',
    },
    tried: {
      title: 'بانتظار تأكيد الاستلام',
      text: 'لا نعرف بعدُ هل وصل طلبك. يمكنك الرجوع وإرساله مرة أخرى مطمئنًا: لن يُحتسب إلا مرة واحدة.',
    },
    empty: 'فارغ',
    edit: 'تعديل',
    /** Accessible name of the 'Edit' button. */
    editStep: (step: string) => `تعديل ${step}`,
    back: (step: string) => `العودة إلى ${step}`,
  },
  yes: 'نعم',
  no: 'لا',
};
