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
  title: 'فريقنا',
  note: sample('ملفات تعريفية توضيحية بصور مرسومة: سيعرّف فريقنا بنفسه هنا.'),
  members: sample([
    {
      name: 'Aisyah Rahman',
      role: 'رئيسة قسم الإنجليزية',
      bio: 'نشأت في إيبوه بين الملايوية والإنجليزية، وما زالت تجمع الكلمات التي استعارتها كل منهما من الأخرى.',
      image: 'team-1.svg',
    },
    {
      name: 'Hannah Lim',
      role: 'معلمة إنجليزية',
      bio: 'تعلّم أصغر طلابنا سنًا، وترى أن الأطفال الخجولين يكلمون دمية القفاز أولًا.',
      image: 'team-2.svg',
    },
    {
      name: 'Arjun Menon',
      role: 'معلم إنجليزية الأعمال',
      bio: 'كان محرر جريدة قبل أن يعلّم، ويتكلم الإنجليزية والتاميلية والملايوية، ويشطب الظرف والحال فيها كلها.',
      image: 'team-3.svg',
    },
    {
      name: 'Chen Meilin',
      role: 'رئيسة قسم الصينية',
      bio: 'تأهلت في شيامن، وتمارس فن الخط قبل الفطور، ولديها حكاية لكل رمز صيني تنساه.',
      image: 'team-4.svg',
    },
    {
      name: 'Gao Jianhong',
      role: 'معلم صينية الأعمال',
      bio: 'جاء من شنغهاي لسنة واحدة فبقي. يعلّم كيف تقول «لا» ويظل الجميع راضين.',
      image: 'team-5.svg',
    },
    {
      name: 'Priya Nair',
      role: 'معلمة إنجليزية',
      bio: 'دروسها الفردية بالإنجليزية وأحلامها بالمالايالامية، وتتذكر ما قاله كل دارس في حصته الأولى.',
      image: 'team-6.svg',
    },
  ]),
};
