import { sample } from '../sample';

export interface TeamMember {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
  readonly image: string;
}

/** The members are samples, to be replaced by the academy's actual team. */
export const team = {
  title: 'Meet our team',
  note: sample(
    'Sample profiles with drawn portraits: our own team will introduce themselves here.',
  ),
  members: sample([
    {
      name: 'Aisyah Rahman',
      role: 'Head of English',
      bio: 'Grew up with Malay and English in Ipoh, and still collects the words that the two have borrowed from each other.',
      image: 'team-1.svg',
    },
    {
      name: 'Hannah Lim',
      role: 'English Teacher',
      bio: 'Teaches our youngest learners. Finds that shy children will talk to a glove puppet first.',
      image: 'team-2.svg',
    },
    {
      name: 'Arjun Menon',
      role: 'Business English Teacher',
      bio: 'Edited a newspaper before he taught, speaks English, Tamil and Malay, and crosses out adverbs in all three.',
      image: 'team-3.svg',
    },
    {
      name: 'Chen Meilin',
      role: 'Head of Mandarin',
      bio: 'Trained in Xiamen, practises calligraphy before breakfast, and has a story for every character you forget.',
      image: 'team-4.svg',
    },
    {
      name: 'Gao Jianhong',
      role: 'Business Mandarin Teacher',
      bio: 'Came from Shanghai for a year and stayed. Teaches how to say no and leave everyone pleased.',
      image: 'team-5.svg',
    },
    {
      name: 'Priya Nair',
      role: 'English Teacher',
      bio: 'Teaches one to one in English and dreams in Malayalam. Remembers what each learner said in the first lesson.',
      image: 'team-6.svg',
    },
  ]),
} as const;
