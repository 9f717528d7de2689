import type { CourseEntry } from '../course';
import { sample } from '../sample';

export const mandarinCourses: readonly CourseEntry[] = sample([
  {
    id: 6,
    description:
      'From your first tones to a newspaper: Mandarin for HSK levels 1–6 and the HSKK speaking test, step by step and ..',
    span1: 'HSK 1–6',
    span2: 'HSKK',
    imageAlt: 'The Chinese character 汉, hàn, as in Hànyǔ, the Chinese language',
    details: ['HSK levels 1–6', 'HSKK speaking test', 'Flexibility in timing'],
    overview:
      'HSK is the international test of Chinese for everyone whose first language is something else, and this course takes you through it level by level. You learn to hear and say the tones, to read and write characters, and to hold a conversation that goes beyond the textbook. Alongside the written test we prepare you for the HSKK, the speaking test.',
    prerequisites:
      'None for level 1. For any higher level, bring your last HSK result or take our placement test. You should be at least 15 years old; for younger learners there is YCT. This course is not full-time, so there is no Student Pass for it.',
    levelsOffered:
      'HSK levels 1–6, from the first 300 words to fluent reading, plus HSKK at primary, intermediate and advanced level. HSK 1 and 2 take about three months each, the higher levels six or more. There are two versions of the HSK, and the newer has nine levels: ask us which one you will sit, and about levels 7–9.',
    levels: ['HSK 1', 'HSK 2', 'HSK 3', 'HSK 4', 'HSK 5', 'HSK 6'],
    highlights: [
      {
        title: 'Tones first',
        description:
          'You train your ear and your voice from the first hour, so that later nobody has to guess what you meant.',
      },
      {
        title: 'Characters that make sense',
        description:
          'You see how characters are built, stroke by stroke and part by part, instead of learning them by rote.',
      },
      {
        title: 'Ready for exam day',
        description:
          'A mock exam at the end of each level shows you where you stand before the real one.',
      },
      {
        title: 'HSKK speaking practice',
        description: 'Each week you record yourself, listen with your teacher and try again.',
      },
    ],
    metaDescription:
      'Mandarin courses in Kuala Lumpur for HSK levels 1–6 and the HSKK speaking test: tones, characters, conversation and a mock exam at each level.',
  },
  {
    id: 7,
    description:
      'Mandarin for schoolchildren, with songs, games and brush and ink, and the four levels of the Youth Chinese Test as friendly ..',
    span1: 'YCT 1–4',
    span2: 'Young learners',
    imageAlt: 'The Chinese character 友, yǒu, friend, next to a panda',
    details: ['YCT levels 1–4', 'Young learners', 'Flexibility in timing'],
    overview:
      'YCT, the Youth Chinese Test, was made for pupils in primary and secondary school whose first language is not Chinese. Our course follows its steps, but it does not feel like a test: children sing, play shop, fold paper, write their first characters with a brush and act out scenes from Chinese fables. Those who take the test, for which the exam centre charges a fee, can earn an official certificate at each level.',
    prerequisites:
      'None. The course is open to primary and secondary school pupils aged 7 to 15. Children who speak some Mandarin at home begin at the level that suits them.',
    levelsOffered:
      'YCT levels 1–4, from about 80 words to about 600, and the YCT speaking test for those who wish to take it. Each level takes about six months.',
    levels: ['YCT 1', 'YCT 2', 'YCT 3', 'YCT 4'],
    highlights: [
      {
        title: 'Play with a purpose',
        description: 'Each game practises a sound or a sentence that comes up in the test.',
      },
      {
        title: 'Brush and ink',
        description: 'Children write characters by hand, with care, before they type them.',
      },
      {
        title: 'Culture all year round',
        description:
          'We celebrate Lunar New Year, the Lantern Festival and Mid-Autumn with stories, food and songs.',
      },
      {
        title: 'Small steps, clear goals',
        description:
          'Four short levels: the next goal is never far away, and children want to go on.',
      },
    ],
    metaDescription:
      'Mandarin for schoolchildren in Kuala Lumpur: songs, games, brush and ink, and the four levels of the Youth Chinese Test (YCT).',
  },
  {
    id: 8,
    description:
      'Mandarin for people who trade, negotiate and work with Chinese partners, with the Business Chinese Test, BCT A or B, as ..',
    span1: 'BCT A and B',
    span2: '4-Skills',
    imageAlt: 'The Chinese character 商, shāng, trade',
    details: ['BCT levels A and B', '4-Skills', 'Evening and Saturday classes'],
    overview:
      'This course is for people who do business in Mandarin or wish to. You learn to introduce your company, arrange a visit, place an order, follow up on a delivery and negotiate without losing face or making others lose theirs. We practise listening, speaking, reading and writing. The Business Chinese Test, BCT, gives the course its goal; those who take it and pass earn a certificate that employers recognise.',
    prerequisites:
      'You should be at least 18. For BCT A, basic Mandarin: roughly HSK 2, or the first two levels of our HSK course. For BCT B, about HSK 4. Our placement test tells you where to start.',
    levelsOffered:
      'BCT levels A and B. A covers everyday communication at work; B covers meetings, contracts, presentations and correspondence. Each takes about nine months.',
    levels: ['BCT A', 'BCT B'],
    highlights: [
      {
        title: 'Real trade cases',
        description:
          'You work through orders, delays and complaints as they happen between Port Klang and Guangzhou.',
      },
      {
        title: 'Manners that open doors',
        description:
          'Toasts, titles, gifts and the art of a polite no: you learn what is meant as well as what is said.',
      },
      {
        title: 'Messages and documents',
        description: 'You write messages, emails and quotations, and read contracts closely.',
      },
      {
        title: 'Aiming for BCT',
        description: 'Practice papers for level A or B show your progress, skill by skill.',
      },
    ],
    metaDescription:
      'Business Mandarin in Kuala Lumpur: negotiate, write and present in Chinese, and prepare for the Business Chinese Test, BCT levels A and B.',
  },
  {
    id: 9,
    description:
      'Mandarin one to one: a teacher of your own, lessons about the things you care about, and hours that you choose, whether you ..',
    span1: 'Choose your hours',
    span2: 'One to One Teaching',
    imageAlt: 'The Chinese character 师, shī, teacher',
    details: ['Choose your hours', 'One to One Teaching', 'Personal study plan'],
    overview:
      'Some people want Mandarin for a posting to Beijing, some for a grandmother’s birthday, some for the joy of reading a poem in the original. In the VIP Mandarin Course your teacher works only with you and plans every lesson around your reason. You decide whether to learn characters, how fast to go and when to meet.',
    prerequisites: 'None. You may begin with nǐ hǎo or come to polish fluent Mandarin.',
    levelsOffered:
      'Every level, from complete beginner to HSK 6 and beyond. If you would like an exam as your goal, we’ll prepare you for HSK, HSKK or BCT.',
    levels: ['HSK 1', 'HSK 2', 'HSK 3', 'HSK 4', 'HSK 5', 'HSK 6'],
    highlights: [
      {
        title: 'Your reason is the syllabus',
        description:
          'Business, family, travel or literature: your teacher gathers the words and texts that you will really use.',
      },
      {
        title: 'You choose the hours',
        description: 'Take as many as you like, and reschedule a lesson with 24 hours’ notice.',
      },
      {
        title: 'Every tone heard',
        description:
          'In a class of one, nothing goes unheard: small slips are put right before they become habits.',
      },
      {
        title: 'Out of the classroom',
        description:
          'When you are ready, and if you are 18 or over, a lesson can move to a tea house or the market.',
      },
    ],
    metaDescription:
      'One-to-one Mandarin lessons in Kuala Lumpur: your own teacher, a personal plan and hours that you choose, from beginner to HSK 6 and beyond.',
  },
  {
    id: 10,
    description:
      'A holiday in Mandarin without a flight: lessons in the morning, then dumplings, kung fu, calligraphy and a treasure hunt ..',
    span1: 'Flexibility in timing',
    span2: 'Choose your Time',
    imageAlt: 'The Chinese character 夏, xià, summer, next to a lotus',
    details: ['Flexibility in timing', 'Choose your Time', 'Lessons and outings'],
    overview:
      'Our Mandarin camp, a day camp from Monday to Friday, fills the school holidays with Chinese. Mornings are for lessons in groups: tones, useful sentences, ten new characters a day. Afternoons are for using them. Campers fold dumplings, learn a kung fu routine, paint with ink, and follow a treasure hunt through Petaling Street in which every clue is in Mandarin. On the last day they put on a play, and even those who arrived without a word have a line in it.',
    prerequisites:
      'For campers aged 8 to 17. No Mandarin is needed. A short chat on the first morning decides which group they join. A parent or guardian signs a consent form and a health declaration. Children from abroad must stay each night with a parent or guardian who travels with them.',
    levelsOffered:
      'Three groups: first words; YCT 2 or HSK 1–2; HSK 3 and above. The camp usually runs in the school holidays around May and June, and in December.',
    levels: ['First words', 'HSK 1–2', 'HSK 3+'],
    highlights: [
      {
        title: 'Ten characters a day',
        description: 'Campers write them, then hunt for them on shop signs and menus.',
      },
      {
        title: 'Hands-on learning',
        description:
          'Campers cook, practise calligraphy and kung fu, and learn the words as they go.',
      },
      {
        title: 'Choose your time',
        description:
          'Book by the week: tell us in the form how soon you’d like to come, and we’ll agree the dates before you pay.',
      },
      {
        title: 'A stage at the end',
        description: 'Families come to the closing play: short, loud and all in Mandarin.',
      },
    ],
    metaDescription:
      'Mandarin holiday camp in Kuala Lumpur, mid-year and year-end: lessons, cooking, calligraphy and treasure hunts for ages 8–17. Choose your time.',
  },
]);
