import { sample } from '../sample';

/** The word for 'bridge' in a language spoken at the academy. */
export interface BridgeWord {
  readonly language: string;
  /** Language tag, so that screen readers pronounce the word correctly. */
  readonly lang: string;
  readonly word: string;
}

export const about = {
  heroTitle: 'Building Futures Through Education',
  heroIntro:
    'We are a private language academy in Kuala Lumpur. We teach English and Mandarin, and we help people from many countries to understand one another.',
  story: {
    title: 'Our Story:',
    paragraphs: sample([
      'Jambatan is the Malay word for bridge. Our city grew where two rivers meet, and people have crossed from one bank to the other ever since, with goods, with news and with words borrowed from their neighbours. It seemed the right name for a school.',
      'We began with a simple observation: many people in Kuala Lumpur were already halfway across. Children understood English but were too shy to speak it. Professionals had studied grammar for years and still feared the telephone. Students from abroad needed a certificate, and a friend to practise with. Grandchildren wanted to talk to grandparents who spoke only Mandarin.',
      'So we built our courses around the second half of the crossing, the part where you speak. Our teachers are multilingual and remember what it is like to begin. Our schedules are flexible, our fees stay affordable, and our courses lead to international exams. English and Mandarin are our two pillars; alongside them we run small groups in Malay, Arabic and French when enough learners ask. Anyone may ask to join; the fee is the same as for Professional Business English.',
    ]),
    words: [
      { language: 'Malay', lang: 'ms', word: 'jambatan' },
      { language: 'English', lang: 'en', word: 'bridge' },
      { language: 'Mandarin', lang: 'zh-Hans', word: '桥' },
      { language: 'Arabic', lang: 'ar', word: 'جسر' },
      { language: 'Tamil', lang: 'ta', word: 'பாலம்' },
      { language: 'French', lang: 'fr', word: 'pont' },
    ],
  },
  drives: {
    title: 'What Drives Us',
    vision: {
      title: 'Our vision',
      text: 'A city, and one day a world, in which nobody stays silent for want of a language: where a child, a student, a trader and a newcomer can each say what they mean and be understood.',
      image: '/pictures/vision.svg',
    },
    mission: {
      title: 'Our mission',
      text: 'To teach English and Mandarin thoroughly and kindly, in classes small enough for everyone to speak, at hours and fees that ordinary families can manage, and to bring each learner to a goal that others recognise.',
      image: '/pictures/mission.svg',
    },
  },
} as const;
