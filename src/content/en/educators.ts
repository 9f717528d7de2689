import type { Educator } from '../course';
import type { CourseId } from '../course-ids';
import { sample } from '../sample';

/** The sample teachers, by course id. Those who are also in `team.ts` must be the same there. */
export const educators = sample({
  1: {
    name: 'Hannah Lim',
    bio: 'Hannah has taught English to children for over 8 years. She trained as a primary teacher in Penang, speaks English, Malay and Hokkien, and never goes to class without a glove puppet.',
  },
  2: {
    name: 'Aisyah Rahman',
    bio: 'Aisyah brings over 8 years of experience in preparing students for IELTS and TOEFL. She grew up with Malay and English in Ipoh, studied linguistics in Manchester, and reads every essay twice.',
  },
  3: {
    name: 'Arjun Menon',
    bio: 'A former newspaper editor, Arjun has taught English to engineers, bankers and civil servants for over 8 years. He speaks English, Tamil and Malay and can halve the length of any email.',
  },
  4: {
    name: 'Priya Nair',
    bio: 'Actors, surgeons, grandparents: in over 8 years of teaching one to one, Priya has met them all. She speaks English, Malayalam, Malay and French, and she listens more than she talks.',
  },
  5: {
    name: 'James Okafor',
    bio: 'James has run holiday camps for over 8 years and knows every camper’s name by lunchtime. He speaks English, Igbo and Malay, and has walked every path in the Lake Gardens.',
  },
  6: {
    name: 'Chen Meilin',
    bio: 'Meilin trained as a teacher of Chinese in Xiamen and has over 8 years of HSK classes behind her. She speaks Mandarin, Hokkien and English, and has a story for every character you forget.',
  },
  7: {
    name: 'Liu Jiayi',
    bio: 'Jiayi comes from Chengdu, home of the giant panda, and has sung her way through over 8 years of Mandarin with children. She speaks Mandarin, English and Cantonese, and knows a song for every tone.',
  },
  8: {
    name: 'Gao Jianhong',
    bio: 'Jianhong worked in shipping in Shanghai and has now taught business Mandarin for over 8 years. He speaks Mandarin, English and Japanese and enjoys a well-drafted contract.',
  },
  9: {
    name: 'Ma Shuyuan',
    bio: 'For over 8 years, diplomats and grandparents alike have learnt Mandarin at Shuyuan’s table. She comes from Xi’an, speaks Mandarin, Arabic and English, and serves excellent tea.',
  },
  10: {
    name: 'Ong Wei Han',
    bio: 'A drama teacher from Johor Bahru, Wei Han has led youth camps in Mandarin in the school holidays for over 8 years. He speaks Mandarin, Malay, English and Teochew and can make any clue sound mysterious.',
  },
}) satisfies Record<CourseId, Educator>;
