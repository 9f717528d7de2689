import type { Educator } from '../course';
import type { CourseId } from '../course-ids';
import type * as English from '../en/educators';
import { sample } from '../sample';
import type { Words } from '../words';

/**
 * The teacher of each course, by course id. The teachers are samples, to be replaced by the actual
 * teachers. Teachers who are also in `team.ts` must have the same name and portrait in both files.
 */
export const educators: Words<typeof English.educators> = sample({
  1: {
    name: 'Hannah Lim',
    bio: 'تعلّم Hannah الإنجليزية للأطفال منذ أكثر من 8 سنوات. تأهلت معلمةً للمرحلة الابتدائية في بينانغ، وتتكلم الإنجليزية والملايوية والهوكين، ولا تدخل الصف أبدًا دون دمية قفاز.',
    image: 'educator-1.svg',
  },
  2: {
    name: 'Aisyah Rahman',
    bio: 'لدى Aisyah خبرة تزيد على 8 سنوات في إعداد الطلاب لاختباري IELTS وTOEFL. نشأت في إيبوه بين الملايوية والإنجليزية، ودرست اللسانيات في مانشستر، وتقرأ كل مقال مرتين.',
    image: 'educator-2.svg',
  },
  3: {
    name: 'Arjun Menon',
    bio: 'كان Arjun محررًا صحفيًا، ومنذ أكثر من 8 سنوات يعلّم الإنجليزية لمهندسين ومصرفيين وموظفين حكوميين. يتكلم الإنجليزية والتاميلية والملايوية، ويستطيع اختصار أي رسالة إلى نصفها.',
    image: 'educator-3.svg',
  },
  4: {
    name: 'Priya Nair',
    bio: 'ممثلون وجراحون وأجداد: قابلتهم Priya جميعًا خلال أكثر من 8 سنوات من التدريس الفردي. تتكلم الإنجليزية والمالايالامية والملايوية والفرنسية، وتصغي أكثر مما تتكلم.',
    image: 'educator-4.svg',
  },
  5: {
    name: 'James Okafor',
    bio: 'يدير James مخيمات العطلات منذ أكثر من 8 سنوات، ولا يأتي وقت الغداء إلا وقد حفظ أسماء المشاركين كلهم. يتكلم الإنجليزية والإيغبو والملايوية، وقد سار في كل دروب حدائق البحيرة (Lake Gardens).',
    image: 'educator-5.svg',
  },
  6: {
    name: 'Chen Meilin',
    bio: 'تأهلت Meilin معلمةً للصينية في شيامن، ولها خبرة تزيد على 8 سنوات في صفوف HSK. تتكلم الماندرين والهوكين والإنجليزية، ولديها حكاية لكل رمز صيني تنساه.',
    image: 'educator-6.svg',
  },
  7: {
    name: 'Liu Jiayi',
    bio: 'جاءت Jiayi من تشنغدو، موطن الباندا العملاقة، وتعلّم الأطفال الصينية بالغناء منذ أكثر من 8 سنوات. تتكلم الماندرين والإنجليزية والكانتونية، وتعرف أغنية لكل نغمة من نغمات الصينية.',
    image: 'educator-7.svg',
  },
  8: {
    name: 'Gao Jianhong',
    bio: 'عمل Jianhong في الشحن البحري في شنغهاي، وهو يعلّم صينية الأعمال منذ أكثر من 8 سنوات. يتكلم الماندرين والإنجليزية واليابانية، ويستمتع بالعقد المحكم الصياغة.',
    image: 'educator-8.svg',
  },
  9: {
    name: 'Ma Shuyuan',
    bio: 'منذ أكثر من 8 سنوات يتعلم الدبلوماسيون والأجداد على السواء الصينية إلى طاولة Shuyuan. جاءت من شيآن، وتتكلم الماندرين والعربية والإنجليزية، وتقدم شايًا ممتازًا.',
    image: 'educator-9.svg',
  },
  10: {
    name: 'Ong Wei Han',
    bio: 'يدرّس Wei Han المسرح، وهو من جوهور باهرو، ويقود مخيمات الناشئة بالصينية في العطل المدرسية منذ أكثر من 8 سنوات. يتكلم الماندرين والملايوية والإنجليزية والتيوتشو، ويضفي الغموض على أي لغز.',
    image: 'educator-10.svg',
  },
}) satisfies Record<CourseId, Educator>;
