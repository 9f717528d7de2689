import { aboutAcademy, academyTime } from './academy';
import type { CourseId } from '../course-ids';
import type * as English from '../en/course-facts';
import { groupCare, hoursText, serviceTaxNote, underAge } from './offering-texts';
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
  /** How students under 18 are looked after. Courses for adults don't have it. */
  readonly care?: string;
}

const inEnglish = { taughtIn: 'الإنجليزية' };
const inMandarin = { taughtIn: 'الصينية، مع الاستعانة بالإنجليزية عند الحاجة' };

const withExam = {
  notIncluded: 'رسوم الاختبار (تُدفع لمركز الاختبار؛ اسألنا عنها)، ورسوم التأشيرة، والتأمين',
};

const classes = {
  ...withExam,
  included: 'الحصص وكتب الدورة وشهادة في نهايتها',
  place:
    'في الأكاديمية، وفيها مصعد ومواقف سيارات مدفوعة، وتبعد خمس دقائق سيرًا عن محطة «مسجد جامع» (Masjid Jamek)',
};

const oneToOne = {
  ...withExam,
  schedule: `تختارها أنت، ضمن ساعات عملنا ${academyTime.zone}: ${aboutAcademy.openingHours.slice(0, -1).join('؛ ')}`,
  included: 'الحصص وخطتك الدراسية وموادها وشهادة',
  place: 'في الأكاديمية أو عبر الإنترنت، أو في مكتبك (للبالغين فقط)',
  care: underAge,
};

const camp = {
  schedule: 'مخيم نهاري، من الاثنين إلى الجمعة، من 9:00\u00A0صباحًا إلى 5:00\u00A0مساءً، دون مبيت',
  included: 'الحصص والرحلات والمواد ووجبة غداء من مورّد حاصل على شهادة حلال',
  notIncluded: 'السكن والسفر والتأمين ورسوم التأشيرة',
  place: 'في الأكاديمية، مع رحلات داخل كوالالمبور وفي محيطها',
  care: `${groupCare} ${underAge} ولكل ثمانية مشاركين مشرف بالغ، وللأهل رقم طوارئ، ولا سباحة في المخيم. ويُسأل في الإقرار الصحي عن الحساسية والأدوية.`,
};

/** The facts of each course. */
export const factsByCourse: Readonly<Record<CourseId, CourseFacts>> = {
  1: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'الثلاثاء والخميس، من 4:00 إلى 5:30\u00A0عصرًا، أو السبت، من 9:30\u00A0صباحًا إلى 12:45\u00A0ظهرًا مع استراحة',
    care: `${groupCare} ${underAge}`,
  }),
  2: sample({
    ...classes,
    ...inEnglish,
    schedule: 'من الاثنين إلى الجمعة، من 9:00\u00A0صباحًا إلى 12:15\u00A0ظهرًا مع استراحة',
    notIncluded:
      'رسوم الاختبار (تُدفع لمركز الاختبار في كوالالمبور؛ ويكلّف IELTS نحو 900\u00A0رنغيت)، ورسوم التأشيرة، والفحص الطبي، والتأمين',
    care: underAge,
  }),
  3: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'الاثنين والأربعاء، من 10:00\u00A0صباحًا إلى 12:00\u00A0ظهرًا أو من 7:00 إلى 9:00\u00A0مساءً، أو السبت، من 10:00\u00A0صباحًا إلى 3:00\u00A0عصرًا مع استراحة',
  }),
  4: sample({ ...oneToOne, ...inEnglish }),
  5: sample({ ...camp, ...inEnglish }),
  6: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'الاثنين والأربعاء والجمعة، من 10:00\u00A0صباحًا إلى 12:00\u00A0ظهرًا أو من 7:00 إلى 9:00\u00A0مساءً',
    notIncluded:
      'رسوم الاختبار (تُدفع لمركز الاختبار في كوالالمبور؛ ويكلّف HSK ما بين 100 و350\u00A0رنغيتًا تقريبًا)، ورسوم التأشيرة، والتأمين',
    care: underAge,
  }),
  7: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'الاثنين والأربعاء، من 4:00 إلى 5:30\u00A0عصرًا، أو السبت، من 9:30\u00A0صباحًا إلى 12:45\u00A0ظهرًا مع استراحة',
    care: `${groupCare} ${underAge}`,
  }),
  8: sample({
    ...classes,
    ...inMandarin,
    schedule:
      'الثلاثاء والخميس، من 7:00 إلى 9:00\u00A0مساءً، أو السبت، من 10:00\u00A0صباحًا إلى 3:00\u00A0عصرًا مع استراحة',
  }),
  9: sample({
    ...oneToOne,
    ...inMandarin,
    place: 'في الأكاديمية أو عبر الإنترنت، أو في مكتبك أو في المدينة (للبالغين فقط)',
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
  care: 'الطلاب دون سن 18 سنة',
  abroad: 'القادمون من الخارج',
  abroadText: ({ studentPass }: Offering) =>
    studentPass
      ? `الدخول إلى ماليزيا بصفة زائر لا يكفي وحده للدراسة فيها. للحصول على تصريح الطالب (Student Pass)، وهو متاح من سن 18 سنة، أرسل نموذج التسجيل قبل تاريخ البدء بما لا يقل عن ${counted(studentPassWeeks, 'week')}. وقبل أن تدفع أو تحجز رحلة الطيران، اسألنا عن مدة الدورة التي تؤهّلك له.`
      : 'لا يُمنح تصريح الطالب (Student Pass) لهذه الدورة، والدخول إلى ماليزيا بصفة زائر لا يكفي وحده للدراسة فيها: اسألنا قبل أن تدفع أو تحجز رحلة الطيران.',
  note: sample('التواريخ والرسوم توضيحية فقط، والرسوم بالرنغيت الماليزي (RM).'),
  ask: 'اسألنا',
  placementTest: 'حجز اختبار تحديد المستوى',
  terms: 'الشروط واسترداد الرسوم',
};
