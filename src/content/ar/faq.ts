import { arrival } from '../arrival';
import type * as English from '../en/faq';
import { ringgit } from './offering-texts';
import { paths } from '../paths';
import { placementTest } from './placement-test';
import { counted } from './plural';
import { sample } from '../sample';
import type { Words } from '../words';

const { attendancePercent, airportPickUp, studentPassCost } = arrival;

/** Questions that students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq: Words<typeof English.faq> = {
  title: 'أسئلة وأجوبة',
  note: sample('إجابات توضيحية. والعبرة بخطاب العرض وبشروطنا.'),
  items: sample([
    {
      id: 'faq-fees',
      question: 'كم تكلّف الدورة، وكيف أدفع؟',
      answer: [
        'تعرض صفحة كل دورة رسومها وما تشمله. ولا توجد رسوم تسجيل ولا مبلغ ضمان. لا تدفع شيئًا إلا بعد قبولك عرضنا، وعندئذ تدفع الرسوم دفعة واحدة؛ وإذا كانت مدة دورتك 6 أشهر، فلك أن تدفعها على دفعتين متساويتين إن أردت. وتوضح شروطنا طريقة الدفع.',
      ],
      link: { label: 'الشروط واسترداد الرسوم', href: paths.terms },
    },
    {
      id: 'faq-refunds',
      question: 'ماذا لو رُفضت تأشيرتي أو تأخرت، أو تغيرت خططي؟',
      answer: [
        'إذا تعذّر حصولك على تصريح الطالب أو التأشيرة التي تحتاج إليها، نعيد إليك رسوم الدورة كاملة، دون الرسوم المدفوعة إلى EMGS (Education Malaysia Global Services) والحكومة. وإذا تأخر التصريح أو تأخرت التأشيرة لسبب لا يد لك فيه، نؤجل موعد بدئك كلما لزم ذلك، أو نعيد إليك رسوم الدورة. وإذا ألغيت لسبب آخر، فراجع شروطنا.',
      ],
      link: { label: 'الشروط واسترداد الرسوم', href: paths.terms },
    },
    {
      id: 'faq-attendance',
      question: 'هل يجب أن أحضر كل الحصص؟',
      answer: [
        `إذا كنت تحمل تصريح الطالب، فعليك حضور ${attendancePercent}% من حصصك على الأقل، وإلا فقد لا يُجدَّد تصريحك. وإذا كنت لا تحمله، فلا نشترط حدًا أدنى للحضور.`,
        'لا تُعاد الحصة الجماعية التي تفوتك، لكن يمكنك الانضمام إلى صف موازٍ إن وُجد فيه مقعد.',
      ],
    },
    {
      id: 'faq-level',
      question: 'كيف أعرف مستواي؟',
      answer: [
        `باختبار تحديد المستوى لدينا. ${placementTest.about} أخبرنا بالوقت المناسب لك. أما لدورة «الإنجليزية للأطفال» ودورة YCT والدورات الفردية والمخيمات، فتكفي محادثة مع معلم.`,
      ],
      link: { label: 'حجز اختبار تحديد المستوى', href: paths.placementTest },
    },
    {
      id: 'faq-student-pass',
      question: 'كم يكلّف تصريح الطالب، وماذا يتيح؟',
      answer: [
        `من ${ringgit(studentPassCost.from)} إلى ${ringgit(studentPassCost.to)} تقريبًا في المجموع: رسوم EMGS وإدارة الهجرة الماليزية، والفحص الطبي، والتأمين الطبي. وللزيارة القصيرة ننصح بتأمين السفر.`,
        'لا يحق لطالب اللغة أن يعمل، ولا يمكن لأسرته المجيء إلا بصفة زائرين. يمكننا أن نطلب لك تمديد التصريح ما دمت تدرس لدينا بدوام كامل؛ أما الجامعة فيلزمك لها تصريح جديد.',
      ],
    },
    {
      id: 'faq-airport',
      question: 'هل تستقبلونني في المطار؟',
      answer: [
        `نعم، في مطار كوالالمبور الدولي، مقابل ${ringgit(airportPickUp.ringgit)}ًا لكل طالب. أرسل إلينا رقم رحلتك قبل السفر بما لا يقل عن ${counted(airportPickUp.noticeDays, 'day')}.`,
      ],
    },
  ]),
};
