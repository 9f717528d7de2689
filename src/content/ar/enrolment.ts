import type * as English from '../en/enrolment';
import { alerts, confirmSubmission } from './messages';
import { hoursText, ringgit, serviceTaxNote } from './offering-texts';
import { type Offering, serviceTax, studentPassWeeks, vipHourFee } from '../offerings';
import { counted, plural } from './plural';
import { replyTime } from './reply-time';
import { sample } from '../sample';
import type { Words } from '../words';

const nextTitle = 'الخطوات التالية';
const onceSent: Words<typeof English.enrolment.sent.next> = [
  `سنتصل بك أو نكتب إليك ${replyTime} ونجيب عن أسئلتك.`,
  'سنتفق معك على جدولك الدراسي وحصتك الأولى، ثم سنرسل إليك خطاب القبول.',
  'لقبول مقعدك، يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني مع ذكر رقمك المرجعي. ولا تدفع إلا بعد ذلك.',
];

/** The words of the enrolment form (specification, sections 2 to 5). */
export const enrolment: Words<typeof English.enrolment> = {
  heroTitle: 'التسجيل الآن',
  steps: ['البيانات الشخصية', 'بيانات الدورة', 'التأكيد'],
  formLabel: 'نموذج التسجيل',
  progressLabel: 'خطوات التسجيل',
  /** Text for screen readers after the name of a completed step. */
  stepDone: 'مكتملة',
  fields: {
    firstName: { label: 'الاسم الأول', hint: 'كما في جواز سفر الطالب أو بطاقة هويته.' },
    lastName: {
      label: 'اسم العائلة',
      hint: 'إذا كان للطالب اسم واحد فقط، فيُكتب هنا، وتُكتب شرطة (-) في حقل «الاسم الأول».',
    },
    country: { label: 'البلد', hint: 'البلد الذي يحمل الطالب جنسيته.' },
    phone: { label: 'الهاتف', hint: 'مع رمز البلد، مثل \u2066+60 12-000 0000\u2069.' },
    email: { label: 'البريد الإلكتروني', hint: 'سنرسل خطاب القبول إلى هذا العنوان.' },
    language: { label: 'اللغة', hint: undefined },
    courseType: { label: 'نوع الدورة', hint: undefined },
    period: {
      label: 'مدة الدورة',
      hint: undefined,
      /** Shown for the camps. */
      byWeek:
        'تُحجز المخيمات بالأسبوع، وتعرض صفحة الدورة تواريخ البدء. يُرجى اختيار المدة التي تود المجيء خلالها: شهر واحد أو 3 أشهر أو 6 أشهر؛ وإذا كنت تود المجيء بعد ذلك، فيُرجى اختيار 6 أشهر. وسنتفق معك على التواريخ قبل أن تدفع.',
    },
    vip: {
      label: 'أرغب في ساعات VIP',
      hint: `دروس فردية، بسعر ${ringgit(vipHourFee)} للساعة، إضافة إلى رسوم الدورة.`,
      /** Shown for the VIP courses, which have no other hours. */
      byHour:
        'بتفعيل هذا الخيار يمكنك تحديد عدد الساعات الفردية التي تريدها. وإذا لم يكن العدد واضحًا لك بعد، فيمكن تركه دون تفعيل، وسنتفق معك على العدد.',
    },
    vipHours: { label: 'عدد ساعات VIP', hint: 'العدد الإجمالي لدورتك، مثلًا 10 ساعات.' },
  },
  choose: 'يُرجى الاختيار',
  continue: 'متابعة',
  back: 'رجوع',
  submit: 'إرسال',
  submitting: 'جارٍ الإرسال...',
  needsScript:
    'يحتاج هذا النموذج إلى JavaScript. ويمكنك أيضًا التسجيل بالبريد الإلكتروني أو بالهاتف:',
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
        `لم يتأكد بعد استلام الطلب المقدَّم باسم \u2068${name}\u2069. هل يُرسل هذا الطلب أيضًا، أم يحل محله؟`,
      both: 'إرسال هذا الطلب أيضًا',
      replace: 'استبدال الطلب السابق',
      /** Shown if this form, or an earlier version of it, was already sent. */
      sent: (time: string) =>
        `سبق إرسال هذا النموذج بتاريخ ${time}. هل يُستبدل ذلك الطلب، أم يُرسل هذا الطلب أيضًا؟`,
      replaceSent: 'استبدال ذلك الطلب',
      correction: 'سيحل هذا التصحيح محل طلبك السابق:',
    },
  },
  /** Heading of the summary if no field is missing but some are invalid. */
  correctFields: 'يُرجى تصحيح الحقول المحددة.',
  problems: {
    firstName: { required: 'يُرجى إدخال الاسم الأول للطالب.' },
    lastName: { required: 'يُرجى إدخال اسم عائلة الطالب.' },
    country: {
      required: 'يُرجى اختيار البلد الذي يحمل الطالب جنسيته.',
      'not-a-country': 'يُرجى اختيار بلد من القائمة.',
    },
    phone: { required: 'يُرجى إدخال رقم هاتفك.' },
    email: {
      required: 'يُرجى إدخال عنوان بريدك الإلكتروني.',
      'not-an-email': 'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com.',
    },
    language: { required: 'يُرجى اختيار لغة.' },
    courseType: { required: 'يُرجى اختيار دورة.' },
    period: { required: 'يُرجى اختيار شهر واحد أو 3 أشهر أو 6 أشهر.' },
    vip: {},
    vipHours: {
      required: alerts.vipHoursMissing,
      'not-whole-hours': 'يُرجى إدخال عدد صحيح من الساعات، لا يقل عن 1.',
      'too-many-hours': (maximum: number) => `يُرجى ألا يزيد عدد الساعات المُدخل على ${maximum}.`,
    },
    any: {
      'too-long': (maximum: number) => `يُرجى ألا يزيد عدد الأحرف على ${maximum}.`,
      'not-plain-text': 'يحتوي هذا الحقل على حرف مخفي. يُرجى حذف النص وكتابته من جديد.',
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
          ? `للقادمين من الخارج: يُرجى سؤالنا عن التأشيرة قبل الدفع أو حجز رحلة الطيران؛ ويحتاج تصريح الطالب (Student Pass) إلى ما لا يقل عن ${counted(studentPassWeeks, 'week')}.`
          : 'للقادمين من الخارج: لا يُمنح تصريح الطالب (Student Pass) لهذه الدورة، ويُرجى سؤالنا عن التأشيرة قبل الدفع أو حجز رحلة الطيران.',
      /** Shown until the visitor has chosen the student's country. */
      taxNote: serviceTaxNote,
      note: sample('الرسوم توضيحية فقط. لا تدفع شيئًا إلا بعد قبولك عرضنا.'),
    },
    nextTitle,
    next: ['ترسل طلبك. ويستغرق ذلك نحو دقيقتين.', ...onceSent],
    callTitle: 'هل لديك أسئلة؟ يمكنك الاتصال بنا',
  },
  sent: {
    /** Shown below the Arabic words that the specification prescribes. */
    text: 'تم إرسال طلبك بنجاح. سنتواصل معك قريبًا.',
    reference: 'رقمك المرجعي',
    nextTitle,
    next: onceSent,
    home: 'الصفحة الرئيسية',
    receipt: 'عرض الإيصال',
  },
  correction: {
    title: 'أنت تصحح طلبًا استلمناه:',
    text: 'بيانات الدورة مملوءة كما هي لدينا. يُرجى إدخال الاسم والبلد والهاتف والبريد الإلكتروني من جديد: فقد حُذفت من هذا الجهاز بعد أن استلمنا الطلب.',
    withdrawn: 'لقد سحبت هذا الطلب. إذا أرسلت التصحيح، فلن يبقى السحب ساريًا.',
  },
  /** Shown once a request has been sent or saved for sending. */
  another: {
    question: 'هل سينضم شخص آخر أيضًا: أخ أو أخت، أو صديق، أو زميل؟',
    begin: 'تسجيل شخص آخر',
    /** Shown in the form for the other person. The 'Clear' button is at the bottom of that form. */
    kept: 'البلد والهاتف والبريد الإلكتروني مأخوذة من طلبك السابق. زر «مسح» في الأسفل يفرغ النموذج.',
  },
  /** Shown above a form that was open while another tab deleted all data. */
  dataDeleted: 'حُذفت بياناتك من هذا الجهاز، لذلك عاد هذا النموذج فارغًا.',
  /** Shown when the form reopens with a request that did not get through. */
  unfinished: {
    held: 'لا يمكننا معرفة ما إذا كان هذا الطلب قد وصل. يمكنك إرساله مرة أخرى باطمئنان: فهو لا يُحتسب إلا مرة واحدة.',
    /** Shown after the alert from the message catalogue. */
    rejected:
      'لم يقبل خادمنا هذا الطلب. ما كتبته موجود أدناه: يُرجى تصحيحه وإرساله مرة أخرى، أو الاتصال بنا.',
  },
  /** Shown after an alert about a failure. */
  delivery: {
    sendLater: 'الإرسال عند عودة الاتصال',
    retrying: {
      inBackground: (time: string) =>
        `لا حاجة إلى تصحيح شيء: طلبك محفوظ على هذا الجهاز، وسيُرسل مرة أخرى تلقائيًا في الساعة ${time}. يمكنك مغادرة هذه الصفحة.`,
      whileOpen: (time: string) =>
        `لا حاجة إلى تصحيح شيء: طلبك محفوظ على هذا الجهاز، وسيُرسل مرة أخرى تلقائيًا في الساعة ${time} ما دام هذا الموقع مفتوحًا على شاشتك، أو عند فتحه من جديد.`,
    },
    notStored:
      'لم يتمكن هذا الجهاز من حفظ طلبك. يُرجى إبقاء هذه الصفحة مفتوحة والإرسال مرة أخرى: فالطلب لا يُحتسب إلا مرة واحدة.',
  },
  queued: {
    sent: {
      inBackground: 'سيُرسل طلبك تلقائيًا متى توفر اتصال بالإنترنت. يمكنك إغلاق هذه الصفحة.',
      whileOpen:
        'سيُرسل طلبك تلقائيًا متى توفر اتصال بالإنترنت، ما دام هذا الموقع مفتوحًا على شاشتك، أو عند فتحه من جديد.',
    },
    sending: 'جارٍ الإرسال…',
    sendNow: 'الإرسال الآن',
  },
  review: {
    unsent: {
      title: 'لم يُرسل بعد',
      text: 'هذا ما عبأته حتى الآن.',
    },
    /** For a request that is waiting in the outbox and was opened again with 'Edit'. */
    queued: {
      title: 'لم يُرسل بعد',
      text: 'هذا الطلب محفوظ على هذا الجهاز وسيُرسل تلقائيًا. لتغييره، يُرجى الرجوع وتصحيحه وإرساله مرة أخرى.',
    },
    tried: {
      title: 'لم يتأكد بعد',
      text: 'لا يمكننا بعد معرفة ما إذا كان طلبك قد وصل. يمكنك الرجوع وإرساله مرة أخرى باطمئنان: فهو لا يُحتسب إلا مرة واحدة.',
    },
    empty: 'لم يُعبأ',
    edit: 'تعديل',
    /** Accessible name of the 'Edit' button. */
    editStep: (step: string) => `تعديل ${step}`,
    back: (step: string) => `العودة إلى ${step}`,
  },
  yes: 'نعم',
  no: 'لا',
};
