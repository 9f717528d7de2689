import { academy } from '../academy';
import { aboutAcademy } from './academy';
import { sample } from '../sample';

export const home = {
  title: academy.name,
  tagline: aboutAcademy.tagline,
  intro: sample(
    'English and Mandarin in the heart of Kuala Lumpur, for children, students, professionals and learners from abroad, in groups or one to one. Our courses lead to international exams, our hours fit around yours, and our fees stay affordable.',
  ),
  contactButton: 'Contact Us',
  coursesButton: 'Explore Our Courses',
  differences: {
    title: 'What Makes Us Different',
    /** The illustration shows `months`, so they must match the text. */
    schedules: {
      title: 'Schedules and fees that fit your life',
      text: sample(
        'Choose morning, after-school, evening or Saturday classes, so that school, shifts and family come first. Our affordable programmes run for 1, 3 or 6 months, and our camps by the week. One month is a taster; a full level takes longer.',
      ),
      months: [1, 3, 6],
      unit: 'months',
    },
    teachers: {
      title: 'Teachers who have crossed the bridge',
      text: sample(
        'Our multilingual instructors learnt their languages the way you are learning yours. Between them they explain things in English, Mandarin, Malay, Arabic, Tamil and French, and some also teach Malay, Arabic or French to small groups.',
      ),
    },
  },
  courseSection: {
    title: 'Discover the Right Course for You',
    subtitle:
      'Five ways into English, from a first storybook to an exam or a boardroom. Start your journey today.',
    button: 'Explore More Courses',
  },
  studentLife: {
    image: '/pictures/student-life.svg',
    alt: 'Two students talking at the balustrade of a terrace: one says 你好, the other Hi!',
  },
} as const;
