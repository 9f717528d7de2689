import { aboutAcademy } from './academy';
import type { CourseId } from '../course-ids';
import type * as English from '../en/course-facts';
import { childCare, hoursText, serviceTaxNote } from './offering-texts';
import { type Offering, studentPassWeeks } from '../offerings';
import { counted } from './plural';
import { sample } from '../sample';
import type { Words } from '../words';

/** The facts that only a course's own page shows. The facts on its card are in `offerings.ts`. */
export interface CourseFacts {
  /** Days of the week and times, in the 12-hour format that Arabic readers use. */
  readonly schedule: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly place: string;
  readonly taughtIn: string;
  /** Description of the childcare, which only courses for children have. */
  readonly care?: string;
}

const inEnglish = { taughtIn: 'الإنجليزية' };
const inMandarin = { taughtIn: 'الصينية، مع الاستعانة بالإنجليزية عند الحاجة' };

const withExam = {
  notIncluded: 'رسوم الاختبار (تُدفع لمركز الاختبار؛ اسألنا عنها)، ورسوم التأشيرة، والتأمين',
};

const classes = {
  ...withExam,
  included: 'الحصص وكتب الدورة',
  place: 'في الأكاديمية',
};

const oneToOne = {
  ...withExam,
  schedule: `تختارها أنت، ضمن ساعات عملنا: ${aboutAcademy.openingHours.join('؛ ')}`,
  included: 'الحصص وخطتك الدراسية وموادها',
  place: 'في الأكاديمية أو عبر الإنترنت أو في مكتبك',
};

const camp = {
  schedule: 'مخيم نهاري، من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 5:00 مساءً، دون مبيت',
  included: 'الحصص والرحلات والمواد ووجبة الغداء',
  notIncluded: 'السكن والسفر والتأمين ورسوم التأشيرة',
  place: 'في الأكاديمية، مع رحلات داخل كوالالمبور وفي محيطها',
  care: childCare,
};

/** The facts of each course. */
export const factsByCourse: Readonly<Record<CourseId, CourseFacts>> = {
  1: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'الثلاثاء والخميس، من 4:00 إلى 5:30 مساءً، أو السبت، من 9:30 صباحًا إلى 12:45 ظهرًا مع استراحة',
    care: childCare,
  }),
  2: sample({
    ...classes,
    ...inEnglish,
    schedule: 'من الاثنين إلى الجمعة، من 9:00 صباحًا إلى 12:15 ظهرًا مع استراحة',
    notIncluded:
      'رسوم الاختبار (تُدفع لمركز الاختبار؛ اسألنا عنها)، ورسوم التأشيرة، والفحص الطبي، والتأمين',
  }),
  3: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'الاثنين والأربعاء، من 10:00 صباحًا إلى 12:00 ظهرًا أو من 7:00 إلى 9:00 مساءً، أو السبت، من 10:00 صباحًا إلى 3:00 عصرًا مع استراحة',
  }),
  4: sample({ ...oneToOne, ...inEnglish }),
  5: sample({ ...camp, ...inEnglish }),
  6: sample({
    ...classes,
    ...inMandarin,
    schedule: 'الاثنين والأربعاء والجمعة، من 10:00 صباحًا إلى 12:00 ظهرًا أو من 7:00 إلى 9:00 مساءً',
  }),
  7: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'الاثنين والأربعاء، من 4:00 إلى 5:30 مساءً، أو السبت، من 9:30 صباحًا إلى 12:45 ظهرًا مع استراحة',
    care: childCare,
  }),
  8: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'الثلاثاء والخميس، من 7:00 إلى 9:00 مساءً، أو السبت، من 10:00 صباحًا إلى 3:00 عصرًا مع استراحة',
  }),
  9: sample({
    ...oneToOne,
    ...inMandarin,
    place: 'في الأكاديمية أو عبر الإنترنت أو في مكتبك، وللبالغين في المدينة أيضًا',
  }),
  10: sample({ ...camp, ...inMandarin }),
};

/** Labels and sentences for the facts on a course's page. */
export const courseFacts: Words<typeof English.courseFacts> = {
  title: 'المواعيد والرسوم',
  starts: 'تواريخ البدء',
  schedule: 'الأيام والأوقات',
  lessons: 'الحصص',
  lessonsText: (offering: Offering) =>
    `${hoursText(offering)}، ومدة كل حصة ${counted(offering.lessonLength, 'minute')}`,
  classSize: 'عدد الطلاب في الصف',
  classSizeText: ({ classSize }: Offering) =>
    classSize === 1 ? 'أنت ومعلمك فقط' : `حتى ${counted(classSize, 'student')}`,
  fee: 'الرسوم',
  tax: serviceTaxNote,
  included: 'تشمل الرسوم',
  notIncluded: 'لا تشمل',
  place: 'المكان',
  taughtIn: 'لغة التدريس',
  care: 'رعاية الأطفال',
  abroad: 'القادمون من الخارج',
  abroadText: ({ studentPass }: Offering) =>
    studentPass
      ? `الدخول إلى ماليزيا بصفة زائر لا يكفي وحده للدراسة فيها. للحصول على تصريح الطالب (Student Pass)، وهو متاح من سن 18 سنة، أرسل نموذج التسجيل قبل تاريخ البدء بما لا يقل عن ${counted(studentPassWeeks, 'week')}. وقبل أن تدفع أو تحجز رحلة الطيران، اسألنا أي مدة للدورة تؤهّلك له.`
      : 'لا يُمنح تصريح الطالب (Student Pass) لهذه الدورة، والدخول إلى ماليزيا بصفة زائر لا يكفي وحده للدراسة فيها: اسألنا قبل أن تدفع أو تحجز رحلة الطيران.',
  note: sample('التواريخ والرسوم توضيحية فقط، والرسوم بالرنغيت الماليزي (RM).'),
  ask: 'اسألنا',
  placementTest: 'حجز اختبار تحديد المستوى',
  terms: 'الشروط واسترداد الرسوم',
};
