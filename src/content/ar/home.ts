import type * as English from '../en/home';
import type { Words } from '../words';
import { aboutAcademy } from './academy';

/** The home page (specification, sections 1 and 2). */
export const home: Words<typeof English.home> = {
  title: aboutAcademy.name,
  tagline: aboutAcademy.tagline,
  intro:
    'الإنجليزية والصينية (الماندرين) في قلب كوالالمبور، للأطفال والطلاب والمهنيين والدارسين القادمين من الخارج، في مجموعات أو دروس فردية. دوراتنا تهيّئك لاختبارات دولية، ومواعيدنا تراعي مواعيدك، ورسومنا في المتناول.',
  contactButton: 'اتصل بنا',
  coursesButton: 'استكشف دوراتنا',
  differences: {
    title: 'ما الذي يميزنا',
    /** The illustration shows `months`, so they must match the text. */
    schedules: {
      title: 'مواعيد ورسوم تناسب حياتك',
      text: 'اختر صفوف الصباح أو ما بعد المدرسة أو المساء أو السبت، لتبقى الأولوية للمدرسة والعمل والأسرة. برامجنا في المتناول، ومدتها شهر واحد أو 3 أشهر أو 6 أشهر، ومخيماتنا بالأسبوع. شهر واحد يكفي للتجربة، أما المستوى الكامل فيستغرق وقتًا أطول.',
      months: [1, 3, 6],
      unit: 'أشهر',
    },
    teachers: {
      title: 'معلمون عبروا الجسر',
      text: 'يتكلم معلمونا أكثر من لغة، وقد تعلموا لغاتهم كما تتعلم أنت لغتك الجديدة. ويشرحون، كلٌّ بلغاته، بالإنجليزية والصينية والملايوية والعربية والتاميلية والفرنسية، ويعلّم بعضهم الملايوية أو العربية أو الفرنسية لمجموعات صغيرة.',
    },
  },
  courseSection: {
    title: 'اكتشف الدورة المناسبة لك',
    subtitle:
      'خمسة مسارات إلى الإنجليزية، من أول كتاب حكايات إلى الاختبار أو قاعة الاجتماعات. ابدأ رحلتك اليوم.',
    button: 'استكشف المزيد من الدورات',
  },
  studentLife: {
    image: '/pictures/student-life.svg',
    alt: 'طالبان يتحدثان عند سور شرفة: يقول أحدهما 你好 ويقول الآخر Hi!\u200E',
  },
};
