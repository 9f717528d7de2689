import type * as English from '../en/team';
import { sample } from '../sample';
import type { Words } from '../words';

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  /** File name of the portrait in `public/portraits/`. */
  readonly image: string;
}

/** The members are samples, to be replaced by the academy's actual team. */
export const team: Words<typeof English.team> = {
  title: 'تعرّف على فريقنا',
  note: sample('ملفات تعريفية توضيحية بصور مرسومة: سيعرّفك فريقنا بنفسه هنا.'),
  members: sample([
    {
      name: 'Aisyah Rahman',
      role: 'رئيسة قسم اللغة الإنجليزية',
      bio: 'نشأت في إيبوه بين الملايوية والإنجليزية، وما زالت تجمع الكلمات التي استعارتها كل منهما من الأخرى.',
      image: 'team-1.svg',
    },
    {
      name: 'Hannah Lim',
      role: 'معلمة اللغة الإنجليزية',
      bio: 'تعلّم أصغر طلابنا سنًا، وترى أن الأطفال الخجولين يكلمون دمية اليد أولًا.',
      image: 'team-2.svg',
    },
    {
      name: 'Arjun Menon',
      role: 'معلم اللغة الإنجليزية للأعمال',
      bio: 'كان محرر جريدة قبل أن يعلّم، ويتكلم الإنجليزية والتاميلية والملايوية، ويشطب الزائد من الكلام فيها كلها.',
      image: 'team-3.svg',
    },
    {
      name: 'Chen Meilin',
      role: 'رئيسة قسم اللغة الصينية',
      bio: 'تأهلت في شيامن، وتمارس فن الخط قبل الفطور، ولديها حكاية لكل رمز ينساه طالب.',
      image: 'team-4.svg',
    },
    {
      name: 'Gao Jianhong',
      role: 'معلم اللغة الصينية للأعمال',
      bio: 'جاء من شنغهاي لسنة واحدة فبقي. يعلّمك كيف تقول «لا» ويبقى الجميع راضين.',
      image: 'team-5.svg',
    },
    {
      name: 'Priya Nair',
      role: 'معلمة اللغة الإنجليزية',
      bio: 'تعطي دروسًا فردية بالإنجليزية وتحلم بالمالايالامية، وتتذكر ما قاله كل دارس في حصته الأولى.',
      image: 'team-6.svg',
    },
  ]),
};
