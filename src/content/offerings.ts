import type { CourseId } from './course-ids';
import type { Period } from './periods';
import { sample } from './sample';

/** The facts that help students choose a course: dates, amount of teaching, and cost. */
export interface Offering {
  /**
   * Start dates such as '2027-01-04', in chronological order. Past dates may stay. Null if the
   * student can start in any week.
   */
  readonly startDates: readonly string[] | null;
  /** Null if the student chooses the number of hours. */
  readonly hoursAWeek: number | null;
  /** True if lessons take place only in the school holidays. */
  readonly inHolidays?: boolean;
  /** In minutes. */
  readonly lessonLength: number;
  /** Maximum number of students in a class. */
  readonly classSize: number;
  readonly fee: Fee;
  /** Value of schema.org's `courseMode`. */
  readonly mode: 'Onsite' | 'Blended';
  /** True if students from abroad can get a Student Pass for the course, which must be full-time. */
  readonly studentPass?: true;
  /** True if a chat with a teacher takes the place of the placement test. */
  readonly placedByChat?: true;
}

/** The currency of all fees, as an ISO 4217 code. */
export const currency = 'MYR';

/** In whole ringgit, without service tax. */
type Fee =
  | { readonly kind: 'by-period'; readonly ringgit: Readonly<Record<Period, number>> }
  /** `vipHourFee` per hour. */
  | { readonly kind: 'by-hour' }
  /** For camps. */
  | { readonly kind: 'by-week'; readonly ringgit: number };

/** The fee for one VIP hour in any course, in ringgit. */
export const vipHourFee = sample(130);

/** Service tax on all course fees. Citizens of the country in `exemptCitizens` don't pay it. */
export const serviceTax = sample({ percent: 6, exemptCitizens: 'Malaysia' });

/** Days from the enrolment form to the first lesson at the earliest. */
export const enrolmentDays = sample(5);

/** Weeks from enrolment to the first lesson, if the student needs a Student Pass. */
export const studentPassWeeks = sample(10);

/** What an exam centre charges, in ringgit. */
export const examFees = sample({ ielts: 900, hsk: { from: 100, to: 350 } });

/** Percentage that every brother or sister after the first pays less. */
export const siblingDiscount = sample(10);

/** A group with fewer students is cancelled at least `noticeDays` days before it starts. */
export const smallestGroup = sample({ students: 4, noticeDays: 7 });

/** Weeks of lessons in each course length. */
export const weeksIn: Readonly<Record<Period, number>> = sample({ '1M': 4, '3M': 12, '6M': 26 });

/** The amount of teaching in a course of a certain length. */
export function teachingIn({ hoursAWeek, lessonLength }: Offering, period: Period) {
  const weeks = weeksIn[period];
  const hours = (hoursAWeek ?? 0) * weeks;
  return { weeks, hours, lessons: (hours * 60) / lessonLength };
}

const byPeriod = (oneMonth: number, threeMonths: number, sixMonths: number): Fee => ({
  kind: 'by-period',
  ringgit: { '1M': oneMonth, '3M': threeMonths, '6M': sixMonths },
});

const oneToOne = {
  startDates: null,
  hoursAWeek: null,
  lessonLength: 60,
  classSize: 1,
  fee: { kind: 'by-hour' },
  mode: 'Blended',
  placedByChat: true,
} as const;

const camp = {
  startDates: ['2026-12-07', '2026-12-14', '2027-05-24', '2027-05-31'],
  hoursAWeek: 15,
  inHolidays: true,
  lessonLength: 45,
  classSize: 16,
  fee: { kind: 'by-week', ringgit: 850 },
  mode: 'Onsite',
  placedByChat: true,
} as const;

/** The offering of each course. */
export const offerings: Readonly<Record<CourseId, Offering>> = {
  1: sample({
    startDates: [
      '2027-01-09',
      '2027-01-12',
      '2027-04-10',
      '2027-04-13',
      '2027-07-10',
      '2027-07-13',
    ],
    hoursAWeek: 3,
    lessonLength: 90,
    classSize: 10,
    fee: byPeriod(480, 1350, 2520),
    mode: 'Onsite',
    placedByChat: true,
  }),
  2: sample({
    startDates: ['2026-12-07', '2027-01-04', '2027-03-01', '2027-05-03', '2027-07-05'],
    hoursAWeek: 15,
    lessonLength: 90,
    classSize: 14,
    fee: byPeriod(1900, 5400, 10_200),
    mode: 'Onsite',
    studentPass: true,
  }),
  3: sample({
    startDates: [
      '2027-01-04',
      '2027-01-09',
      '2027-04-05',
      '2027-04-10',
      '2027-07-05',
      '2027-07-10',
    ],
    hoursAWeek: 4,
    lessonLength: 120,
    classSize: 12,
    fee: byPeriod(640, 1800, 3360),
    mode: 'Onsite',
  }),
  4: sample(oneToOne),
  5: sample(camp),
  6: sample({
    startDates: ['2026-12-07', '2027-01-04', '2027-03-01', '2027-05-03', '2027-07-05'],
    hoursAWeek: 6,
    lessonLength: 120,
    classSize: 12,
    fee: byPeriod(840, 2370, 4440),
    mode: 'Onsite',
  }),
  7: sample({
    startDates: [
      '2027-01-09',
      '2027-01-11',
      '2027-04-10',
      '2027-04-12',
      '2027-07-10',
      '2027-07-12',
    ],
    hoursAWeek: 3,
    lessonLength: 90,
    classSize: 10,
    fee: byPeriod(480, 1350, 2520),
    mode: 'Onsite',
    placedByChat: true,
  }),
  8: sample({
    startDates: [
      '2027-01-05',
      '2027-01-09',
      '2027-04-06',
      '2027-04-10',
      '2027-07-06',
      '2027-07-10',
    ],
    hoursAWeek: 4,
    lessonLength: 120,
    classSize: 12,
    fee: byPeriod(680, 1920, 3600),
    mode: 'Onsite',
  }),
  9: sample(oneToOne),
  10: sample(camp),
};
