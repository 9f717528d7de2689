import { aboutAcademy, academyTime } from './academy';
import type { CourseId } from '../course-ids';
import { groupCare, hoursText, ringgit, serviceTaxNote, underAge } from './offering-texts';
import { examFees, type Offering, studentPassWeeks } from '../offerings';
import { sample } from '../sample';

/** The facts that only a course's own page shows. The facts on its card are in `offerings.ts`. */
export interface CourseFacts {
  /** Days of the week and times, in the 24-hour format of the opening hours. */
  readonly schedule: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly place: string;
  readonly taughtIn: string;
  /** How students under 18 are looked after. Courses for adults don't have it. */
  readonly care?: string;
}

const inEnglish = { taughtIn: 'English' } as const;
const inMandarin = { taughtIn: 'Mandarin, with English where it helps' } as const;

const withExam = {
  notIncluded: 'Exam fees (paid to the exam centre; ask us), visa fees and insurance',
} as const;

const classes = {
  ...withExam,
  included: 'Lessons, course books and a certificate at the end',
  place:
    'At the academy, five minutes’ walk from Masjid Jamek station. The building has a lift and paid parking.',
} as const;

const oneToOne = {
  ...withExam,
  schedule: `You choose, within our opening hours in ${academyTime.zone}: ${aboutAcademy.openingHours.slice(0, -1).join('; ')}`,
  included: 'Lessons, your plan, the materials for it and a certificate',
  place: 'At the academy, online or, for adults, at your office',
  care: underAge,
} as const;

const camp = {
  schedule: 'A day camp, Monday to Friday, 9:00 to 17:00; nobody stays overnight',
  included: 'Lessons, outings, materials and lunch from a halal-certified caterer',
  notIncluded: 'Accommodation, travel, visa fees and insurance',
  place: 'At the academy, with outings in and around Kuala Lumpur',
  care: `${groupCare} ${underAge} There is one adult for every eight campers, an emergency number for parents, and no swimming. The health declaration asks about allergies and medicines.`,
} as const;

/** The facts of each course. */
export const factsByCourse: Readonly<Record<CourseId, CourseFacts>> = {
  1: sample({
    ...classes,
    ...inEnglish,
    schedule: 'Tuesday and Thursday, 16:00 to 17:30, or Saturday, 9:30 to 12:45 with a break',
    care: `${groupCare} ${underAge}`,
  }),
  2: sample({
    ...classes,
    ...inEnglish,
    schedule: 'Monday to Friday, 9:00 to 12:15 with a break',
    notIncluded: `Exam fees (paid to the exam centre in Kuala Lumpur; IELTS costs about ${ringgit(examFees.ielts)}), visa fees, the medical screening and insurance`,
    care: underAge,
  }),
  3: sample({
    ...classes,
    ...inEnglish,
    schedule:
      'Monday and Wednesday, 10:00 to 12:00 or 19:00 to 21:00, or Saturday, 10:00 to 15:00 with a break',
  }),
  4: sample({ ...oneToOne, ...inEnglish }),
  5: sample({ ...camp, ...inEnglish }),
  6: sample({
    ...classes,
    ...inMandarin,
    schedule: 'Monday, Wednesday and Friday, 10:00 to 12:00 or 19:00 to 21:00',
    notIncluded: `Exam fees (paid to the exam centre in Kuala Lumpur; HSK costs about ${ringgit(examFees.hsk.from)} to ${ringgit(examFees.hsk.to)}), visa fees and insurance`,
    care: underAge,
  }),
  7: sample({
    ...classes,
    ...inMandarin,
    schedule: 'Monday and Wednesday, 16:00 to 17:30, or Saturday, 9:30 to 12:45 with a break',
    care: `${groupCare} ${underAge}`,
  }),
  8: sample({
    ...classes,
    ...inMandarin,
    schedule: 'Tuesday and Thursday, 19:00 to 21:00, or Saturday, 10:00 to 15:00 with a break',
  }),
  9: sample({
    ...oneToOne,
    ...inMandarin,
    place: 'At the academy, online or, for adults, at your office or in the city',
  }),
  10: sample({ ...camp, ...inMandarin }),
};

/** Labels and sentences for the facts on a course's page. */
export const courseFacts = {
  title: 'Dates and fees',
  starts: 'Starts',
  schedule: 'Days and times',
  lessons: 'Lessons',
  lessonsText: (offering: Offering) =>
    `${hoursText(offering)}, in lessons of ${offering.lessonLength} minutes`,
  classSize: 'Class size',
  classSizeText: ({ classSize }: Offering) =>
    classSize === 1 ? 'Only you and your teacher' : `Up to ${classSize} students`,
  fee: 'Fee',
  tax: serviceTaxNote,
  included: 'Fee includes',
  notIncluded: 'Not included',
  place: 'Where',
  taughtIn: 'Taught in',
  care: 'Students under 18',
  abroad: 'Coming from abroad',
  abroadText: ({ studentPass }: Offering) =>
    studentPass
      ? `Entering as a visitor does not in itself allow you to study. For a Student Pass (from age 18), send the enrolment form at least ${studentPassWeeks} weeks before your start date. Before you pay or book a flight, ask us which course length qualifies.`
      : 'There is no Student Pass for this course, and entering as a visitor does not in itself allow you to study: ask us before you pay or book a flight.',
  note: sample('Sample dates and fees; fees are in Malaysian ringgit (RM).'),
  ask: 'Ask us',
  placementTest: 'Book a placement test',
  terms: 'Terms and refunds',
} as const;
