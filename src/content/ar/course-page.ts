import type { Language } from '../course-ids';
import type * as English from '../en/course-page';
import { languageNames } from './course-titles';
import { feeFrom, hoursText } from './offering-texts';
import { type Offering, studentPassWeeks } from '../offerings';
import { counted } from './plural';
import { replyTime } from './reply-time';
import { sample } from '../sample';
import type { Words } from '../words';

/** Words shared by all course pages (specification, section 2). */
export const coursePage: Words<typeof English.coursePage> = {
  areaTitle: 'تفاصيل الدورة',
  /** Accessible name of the side menu. */
  menuLabel: 'أقسام صفحة هذه الدورة',
  sections: [
    { id: 'overview', title: 'نبذة عن الدورة' },
    { id: 'prerequisites', title: 'شروط الالتحاق' },
    { id: 'highlights', title: 'أبرز مزايا البرنامج' },
    { id: 'levels', title: 'المستويات المتاحة' },
    { id: 'educator', title: 'تعرّف على معلم الدورة' },
  ],
  noStart: 'اسألنا عن تاريخ البدء القادم',
  /** Shown for courses without fixed start dates. */
  anyWeek: 'البدء في أي أسبوع',
  /** Shown if students from abroad can get a Student Pass. Without a day if none is known. */
  withPass: (day: string | undefined) =>
    day
      ? `مع تصريح الطالب (Student Pass): ابتداءً من ${day}`
      : `مع تصريح الطالب (Student Pass): بعد ${counted(studentPassWeeks, 'week')} على الأقل`,
  /** Shown on a course's card. */
  factsLine: (offering: Offering) => `${hoursText(offering)} · ${feeFrom(offering)}`,
  nextStart: (day: string) => `تاريخ البدء القادم: ${day}`,
  enrol: 'سجّل الآن',
  /** Shown at the end of the page, above the link to the form. */
  next: `ثلاث خطوات قصيرة، دون إنشاء حساب أو دفع: أخبرنا من أنت وما يناسبك، وسنتواصل معك ${replyTime} لنتفق على جدولك الدراسي وحصتك الأولى.`,
  moreCourses: (language: Language) => `المزيد من دورات ${languageNames[language]}`,
  share: {
    button: 'مشاركة',
    copied: 'تم نسخ الرابط',
    /**
     * Label of the field with the link. The field is shown if the browser can neither share nor
     * copy.
     */
    byHand: 'انسخ هذا الرابط:',
  },
  seeMore: 'عرض المزيد',
  educatorNote: sample('ملف تعريفي توضيحي بصورة مرسومة.'),
  /** Shown once the academy has received a request for the course from this device. */
  received: 'تم استلام الطلب',
  /** Label of the link to the request's receipt, which also shows the academy's reply. */
  receipt: 'عرض إشعار الاستلام',
  /**
   * Shown once the academy has set the state to 'enrolled', next to the Arabic words that the
   * specification prescribes (section 2).
   */
  enrolled: {
    label: 'تم التسجيل',
    congratulation: 'تهانينا! لقد تم تسجيلك في الدورة.',
  },
  whatsappText: (courseTitle: string) => `مرحبًا! أود معرفة المزيد عن دورة «${courseTitle}».`,
};
