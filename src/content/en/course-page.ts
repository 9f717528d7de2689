import type { Language } from '../course-ids';
import { feeFrom, hoursText } from './offering-texts';
import { type Offering, studentPassWeeks } from '../offerings';
import { replyTime } from './reply-time';
import { sample } from '../sample';

export const coursePage = {
  areaTitle: 'Course Details',
  /** Accessible name of the side menu. */
  menuLabel: 'Sections of this course',
  sections: [
    { id: 'overview', title: 'Course Overview' },
    { id: 'prerequisites', title: 'Prerequisites' },
    { id: 'highlights', title: 'Program Highlights' },
    { id: 'levels', title: 'Levels Offered' },
    { id: 'educator', title: 'Meet Our Educator' },
  ],
  noStart: 'Ask us for the next start date',
  /** Shown for courses without fixed start dates. */
  anyWeek: 'Start any week',
  /** Shown if students from abroad can get a Student Pass. Without a day if none is known. */
  withPass: (day: string | undefined) =>
    day
      ? `With a Student Pass: from ${day}`
      : `With a Student Pass: ${studentPassWeeks} weeks from now at the earliest`,
  /** Shown on a course's card. */
  factsLine: (offering: Offering) => `${hoursText(offering)} · ${feeFrom(offering)}`,
  nextStart: (day: string) => `Next start date: ${day}`,
  enrol: 'Enroll Now',
  /** Shown at the end of the page, above the link to the form. */
  next: `Three short steps, no account and no payment: tell us who you are and what suits you, and we’ll be in touch ${replyTime} to agree your timetable and first lesson.`,
  moreCourses: (language: Language) => `More ${language} courses`,
  share: {
    button: 'Share',
    copied: 'Link copied',
    /** Label of the field with the link, if the browser can neither share nor copy. */
    byHand: 'Please copy this link:',
  },
  seeMore: 'See More',
  educatorNote: sample('Sample profile with a drawn portrait.'),
  /** Shown once the academy has received a request for the course from this device. */
  received: 'Request received',
  /** Label of the link to the request's receipt, which also shows the academy's reply. */
  receipt: 'View your receipt',
  /** Shown next to the Arabic words that the specification prescribes (section 2). */
  enrolled: {
    label: 'Enrolled',
    congratulation: 'Congratulations! You have been registered in the course.',
  },
  whatsappText: (courseTitle: string) =>
    `Hello! I would like to know more about the course ‘${courseTitle}’.`,
} as const;
