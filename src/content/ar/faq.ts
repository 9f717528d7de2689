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
  note: sample('إجابات توضيحية: خطاب العرض وحده هو المُلزم.'),
  items: sample([
    {
      id: 'faq-request',
      question: 'ماذا يحدث بعد إرسال الطلب، ومتى؟',
      answer: [
        `سنتصل بك أو نكتب إليك ${replyTime} لنتفق على جدولك الدراسي وحصتك الأولى. ثم نرسل إليك خطاب العرض؛ وإذا وافقت عليه، فاتصل بنا أو راسلنا بالبريد الإلكتروني واذكر رقمك المرجعي.`,
        'إرسال الطلب مجاني ولا يُلزمك بشيء.',
      ],
    },
    {
      id: 'faq-fees',
      question: 'كم تكلّف الدورة، وكيف أدفع؟',
      answer: [
        `تجد في صفحة كل دورة رسومها بالرنغيت الماليزي (RM) وما تشمله. ${serviceTaxNote}`,
        'لا تدفع إلا بعد قبولك عرضنا: بتحويل مصرفي إلى الحساب المذكور في خطاب العرض، أو بالبطاقة في الأكاديمية. وإذا طلب منك أحد الدفع بغير ذلك، فاتصل بنا أولًا.',
      ],
    },
    {
      id: 'faq-refunds',
      question: 'ماذا لو رُفضت تأشيرتي أو تغيرت خططي؟',
      answer: [
        'إذا رُفضت تأشيرتك، فأرسل إلينا خطاب الرفض، وسنعيد إليك رسوم الدورة كاملة، دون الرسوم المدفوعة إلى EMGS (Education Malaysia Global Services) والحكومة. وإذا ألغيت، فالمبلغ المسترد يتوقف على وقت الإلغاء. ويمكنك التغيير مرة واحدة إلى دورة أخرى أو إلى موعد بدء لاحق، وفق شروطنا.',
      ],
      link: { label: 'الشروط واسترداد الرسوم', href: paths.terms },
    },
    {
      id: 'faq-attendance',
      question: 'هل يجب أن أحضر كل الحصص؟',
      answer: [
        `إذا كنت تحمل تصريح الطالب، فعليك حضور ${attendancePercent}% من حصصك على الأقل، وإلا فقد لا يُجدَّد تصريحك. وإذا كنت لا تحمله، فالحضور متروك لك.`,
        'لا تُعاد الحصة الجماعية التي تفوتك، لكن يمكنك الانضمام إلى صف موازٍ إن وُجد فيه مقعد.',
      ],
    },
    {
      id: 'faq-level',
      question: 'كيف أعرف مستواي؟',
      answer: [
        `باختبار تحديد المستوى لدينا. ${placementTest.about} أخبرنا بالوقت المناسب لك. أما لدورة «الإنجليزية للأطفال» ولمخيماتنا، فتكفي محادثة مع معلم.`,
      ],
      link: { label: 'حجز اختبار تحديد المستوى', href: paths.placementTest },
    },
    {
      id: 'faq-health',
      question: 'هل أحتاج إلى تأمين وفحص طبي؟',
      answer: [
        `نعم، كلاهما إلزامي لحاملي تصريح الطالب. اسألنا أي تأمين يلزمك وكم يكلّف. ويكون الفحص الطبي في عيادة معتمدة لدى EMGS خلال ${counted(medicalCheckDays, 'day')} من وصولك؛ سنحجز لك الموعد، وتدفع أنت تكلفة الفحص. أما للزيارة القصيرة فننصحك بتأمين السفر.`,
      ],
    },
    {
      id: 'faq-airport',
      question: 'هل تستقبلونني في المطار؟',
      answer: [
        `نعم، في مطار كوالالمبور الدولي، مقابل ${ringgit(airportPickUp.ringgit)} لكل طالب. أرسل إلينا رقم رحلتك قبل السفر بما لا يقل عن ${counted(airportPickUp.noticeDays, 'day')}.`,
      ],
    },
    {
      id: 'faq-rent',
      question: 'كم إيجار الغرفة؟',
      answer: [
        `من ${ringgit(roomRent.from)} إلى ${ringgit(roomRent.to)} في الشهر في شقة مشتركة، إضافة إلى مبلغ الضمان.`,
      ],
    },
    {
      id: 'faq-children',
      question: 'كيف تعتنون بالأطفال؟',
      answer: [
        `${childCare} ومخيماتنا نهارية: يبيت الأطفال القادمون من الخارج كل ليلة مع أحد الوالدين أو ولي الأمر. ويمكنك طلب سياسة حماية الأطفال لدينا.`,
      ],
    },
  ]),
};
