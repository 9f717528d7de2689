import { arrival } from '../arrival';
import type * as English from '../en/faq';
import { childCare, ringgit, serviceTaxNote } from './offering-texts';
import { paths } from '../paths';
import { placementTest } from './placement-test';
import { counted } from './plural';
import { replyTime } from './reply-time';
import { sample } from '../sample';
import type { Words } from '../words';

const { attendancePercent, medicalCheckDays, airportPickUp, roomRent } = arrival;

/** Questions that students and parents ask before they enrol, below the tabs of the Help Center. */
export const faq: Words<typeof English.faq> = {
  title: 'أسئلة وأجوبة',
  note: sample('إجابات توضيحية: خطاب القبول وحده هو المُلزم.'),
  items: sample([
    {
      id: 'faq-request',
      question: 'ماذا يحدث بعد إرسال الطلب، ومتى؟',
      answer: [
        `سنتصل بك أو نكتب إليك ${replyTime} لنتفق على جدولك الدراسي وحصتك الأولى. ثم سنرسل إليك خطاب القبول؛ ولقبول مقعدك، يُرجى الاتصال بنا أو مراسلتنا بالبريد الإلكتروني مع ذكر رقمك المرجعي.`,
        'إرسال الطلب مجاني ولا يُلزمك بشيء.',
      ],
    },
    {
      id: 'faq-fees',
      question: 'كم تكلّف الدورة، وكيف أدفع؟',
      answer: [
        `تعرض صفحة كل دورة رسومها بالرنغيت الماليزي وما تشمله. ${serviceTaxNote}`,
        'لا تدفع إلا بعد قبولك عرضنا: بتحويل مصرفي إلى الحساب المذكور في خطاب القبول، أو بالبطاقة في الأكاديمية. وإذا طُلب منك الدفع إلى حساب آخر أو في مكان آخر، فيُرجى الاتصال بنا أولًا.',
      ],
    },
    {
      id: 'faq-refunds',
      question: 'ماذا لو رُفضت تأشيرتي أو تغيرت خططي؟',
      answer: [
        'إذا رُفضت تأشيرتك، يُرجى إرسال خطاب الرفض إلينا، وسنرد إليك رسوم الدورة كاملة، دون الرسوم المدفوعة إلى EMGS (Education Malaysia Global Services) والحكومة. وإذا ألغيت، فالمبلغ المسترد يتوقف على وقت الإلغاء. ويمكنك التغيير مرة واحدة إلى دورة أخرى أو موعد بدء لاحق، وفق شروطنا.',
      ],
      link: { label: 'الشروط واسترداد الرسوم', href: paths.terms },
    },
    {
      id: 'faq-attendance',
      question: 'هل عليّ حضور كل الحصص؟',
      answer: [
        `مع تصريح الطالب، عليك حضور ${attendancePercent}% من حصصك على الأقل، وإلا فقد لا يُجدَّد تصريحك. أما بدونه فالحضور باختيارك.`,
        'لا تُعاد الحصة الجماعية التي تفوتك، لكن يمكنك الانضمام إلى صف موازٍ فيه مقعد.',
      ],
    },
    {
      id: 'faq-level',
      question: 'كيف أعرف مستواي؟',
      answer: [
        `باختبار تحديد المستوى لدينا. ${placementTest.about} يُرجى إخبارنا بالوقت المناسب لك. ولدورة «الإنجليزية للأطفال» ومخيماتنا، تكفي محادثة مع معلم.`,
      ],
      link: { label: 'حجز اختبار تحديد المستوى', href: paths.placementTest },
    },
    {
      id: 'faq-health',
      question: 'هل أحتاج إلى تأمين وفحص طبي؟',
      answer: [
        `مع تصريح الطالب، كلاهما لازم. يُرجى سؤالنا عن التأمين اللازم وتكلفته. الفحص الطبي في عيادة معتمدة من EMGS خلال ${counted(medicalCheckDays, 'day')} من وصولك؛ سنحجز لك الموعد، وعليك دفع تكلفة الفحص. وللزيارة القصيرة ننصح بتأمين سفر.`,
      ],
    },
    {
      id: 'faq-airport',
      question: 'هل تستقبلونني في المطار؟',
      answer: [
        `نعم، في مطار كوالالمبور الدولي، مقابل ${ringgit(airportPickUp.ringgit)} لكل طالب. يُرجى إرسال رقم رحلتك إلينا قبل السفر بما لا يقل عن ${counted(airportPickUp.noticeDays, 'day')}.`,
      ],
    },
    {
      id: 'faq-rent',
      question: 'كم إيجار الغرفة؟',
      answer: [
        `من ${ringgit(roomRent.from)} إلى ${ringgit(roomRent.to)} في الشهر في شقة مشتركة، إضافة إلى مبلغ التأمين.`,
      ],
    },
    {
      id: 'faq-children',
      question: 'كيف تعتنون بالأطفال؟',
      answer: [
        `${childCare} مخيماتنا نهارية: يبيت الأطفال القادمون من الخارج كل ليلة مع أحد الوالدين أو ولي الأمر. ويمكنك طلب سياسة حماية الأطفال لدينا.`,
      ],
    },
  ]),
};
