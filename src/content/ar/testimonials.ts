import type * as English from '../en/testimonials';
import { sample } from '../sample';
import type { Words } from '../words';

export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  /** Course and country. */
  readonly detail: string;
  /** File name of the portrait in `public/portraits/`. */
  readonly image: string;
}

/** The testimonials are samples, to be replaced by quotations from real students. */
export const testimonials: Words<typeof English.testimonials> = {
  title: 'تجارب حقيقية ونتائج حقيقية',
  note: sample('آراء توضيحية بصور مرسومة: ستظهر هنا كلمات طلابنا أنفسهم.'),
  items: sample([
    {
      quote:
        'كان ابني يختبئ خلفي إذا تكلم أحد بالإنجليزية. وبعد ثلاثة أشهر طلب بنفسه طبق ناسي ليماك في السوق، بجمل كاملة.',
      name: 'Ibrahim D.',
      detail: 'الإنجليزية للأطفال، والد تلميذ من السودان',
      image: 'testimonial-1.svg',
    },
    {
      quote:
        'أعمل حتى السادسة وتبدأ حصتي في السابعة. تدربنا على الاجتماع نفسه الذي كنت أخشاه، وفي صباح اليوم التالي أدرته.',
      name: 'Thu Ha N.',
      detail: 'الإنجليزية المهنية للأعمال، فيتنام',
      image: 'testimonial-2.svg',
    },
    {
      quote:
        'كانت مقالاتي تعود مليئة بالأسئلة بدلًا من علامات الخطأ الحمراء. تعلمت أن أدافع عن رأيي بالإنجليزية، ثم جاءت درجة IELTS التي أحتاج إليها.',
      name: 'Salma K.',
      detail: 'الإنجليزية الأكاديمية، الأردن',
      image: 'testimonial-3.svg',
    },
    {
      quote:
        'بدا لي أن عشرين رمزًا في الأسبوع عدد لا يُذكر. ثم لاحظت أنني أستطيع قراءة قائمة طعام كاملة في شارع بيتالينغ (Petaling Street). اجتزت HSK 4، والتالي HSK 5.',
      name: 'Rafael M.',
      detail: 'التحضير لاختبار HSK، البرازيل',
      image: 'testimonial-4.svg',
    },
    {
      quote:
        'في السادسة والستين أردت أن أتحدث مع والدَي زوجة ابني. كان لي معلم خاص، ولم يستعجلني أحد. والآن يصححان لي نغماتي.',
      name: 'Robert T.',
      detail: 'الصينية مع معلم خاص (VIP)، نيوزيلندا',
      image: 'testimonial-5.svg',
    },
  ]),
};
