import type { CourseId } from './course-ids';
import type { Period } from './periods';
import { sample } from './sample';

/** What students choose a course by: when it starts, how much there is of it, and what it costs. */
export interface Offering {
  /** First days of classes, like '2027-01-04', in their order; those that have passed included. */
  readonly startDates: readonly string[];
  /** Null where the learner chooses. */
  readonly hoursAWeek: number | null;
  /** Whether there are lessons in the school holidays alone. */
  readonly inHolidays?: boolean;
  /** Minutes. */
  readonly lessonLength: number;
  /** As many students as a class has at most. */
  readonly classSize: number;
  readonly fee: Fee;
  readonly included: string;
  readonly notIncluded: string;
  readonly examFees: string;
  readonly place: string;
  /** As schema.org has it. */
  readonly mode: 'Onsite' | 'Blended';
  readonly taughtIn: string;
}

/** In whole ringgit. */
type Fee =
  | { readonly kind: 'by-period'; readonly ringgit: Readonly<Record<Period, number>> }
  /** `vipHourFee` for each. */
  | { readonly kind: 'by-hour' }
  | { readonly kind: 'ask' };

/** What an hour with a teacher to oneself costs, in ringgit, in every course. */
export const vipHourFee = sample(130);

/** The day on which somebody last compared all of this with what the academy really offers. */
export const offeringsCheckedOn = sample('2026-11-24');

const byPeriod = (oneMonth: number, threeMonths: number, sixMonths: number): Fee => ({
  kind: 'by-period',
  ringgit: { '1M': oneMonth, '3M': threeMonths, '6M': sixMonths },
});

const inEnglish = { taughtIn: 'English' } as const;
const inMandarin = { taughtIn: 'Mandarin, with English where it helps' } as const;

const withExam = {
  notIncluded: 'Exam fees, visa and insurance',
  examFees: 'Paid to the exam centre; ask us for the amount',
} as const;

const classes = {
  ...withExam,
  included: 'Lessons, placement test and course books',
  place: 'At the academy',
  mode: 'Onsite',
} as const;

const oneToOne = {
  ...withExam,
  startDates: ['2026-11-30', '2026-12-07', '2026-12-14', '2027-01-04', '2027-01-11', '2027-01-18'],
  hoursAWeek: null,
  lessonLength: 60,
  classSize: 1,
  fee: { kind: 'by-hour' },
  included: 'Lessons, your plan and the materials for it',
  place: 'At the academy, online or at your office',
  mode: 'Blended',
} as const;

const camp = {
  startDates: ['2026-12-07', '2026-12-14', '2027-05-24', '2027-05-31'],
  hoursAWeek: 15,
  inHolidays: true,
  lessonLength: 45,
  classSize: 16,
  fee: { kind: 'ask' },
  included: 'Lessons, outings, materials and lunch',
  notIncluded: 'Accommodation, travel, visa and insurance',
  examFees: 'No exam',
  place: 'At the academy, with outings in and around Kuala Lumpur',
  mode: 'Onsite',
} as const;

/** By the course's id. */
const offerings: Readonly<Record<CourseId, Offering>> = {
  1: sample({
    startDates: ['2027-01-09', '2027-04-10', '2027-07-10'],
    hoursAWeek: 3,
    lessonLength: 90,
    classSize: 10,
    fee: byPeriod(480, 1350, 2520),
    ...classes,
    ...inEnglish,
  }),
  2: sample({
    startDates: ['2026-12-07', '2027-01-04', '2027-03-01', '2027-05-03', '2027-07-05'],
    hoursAWeek: 15,
    lessonLength: 90,
    classSize: 14,
    fee: byPeriod(1900, 5400, 10_200),
    ...classes,
    ...inEnglish,
  }),
  3: sample({
    startDates: ['2027-01-04', '2027-04-05', '2027-07-05'],
    hoursAWeek: 4,
    lessonLength: 120,
    classSize: 12,
    fee: byPeriod(640, 1800, 3360),
    ...classes,
    ...inEnglish,
  }),
  4: sample({ ...oneToOne, ...inEnglish }),
  5: sample({ ...camp, ...inEnglish }),
  6: sample({
    startDates: ['2026-12-07', '2027-01-04', '2027-03-01', '2027-05-03', '2027-07-05'],
    hoursAWeek: 6,
    lessonLength: 120,
    classSize: 12,
    fee: byPeriod(840, 2370, 4440),
    ...classes,
    ...inMandarin,
  }),
  7: sample({
    startDates: ['2027-01-09', '2027-04-10', '2027-07-10'],
    hoursAWeek: 3,
    lessonLength: 90,
    classSize: 10,
    fee: byPeriod(480, 1350, 2520),
    ...classes,
    ...inMandarin,
  }),
  8: sample({
    startDates: ['2027-01-04', '2027-04-05', '2027-07-05'],
    hoursAWeek: 4,
    lessonLength: 120,
    classSize: 12,
    fee: byPeriod(680, 1920, 3600),
    ...classes,
    ...inMandarin,
  }),
  9: sample({ ...oneToOne, ...inMandarin }),
  10: sample({ ...camp, ...inMandarin }),
};

export const offeringOf = (id: CourseId): Offering => offerings[id];

/*
 * What the cards show is put into words without the browser's formats: to make its first ones takes a
 * cheap phone a tenth of a second, before the page answers.
 */

/** How far the academy's clock, which knows no summer time, is ahead of UTC, in milliseconds. */
export const clockOffset = 8 * 3_600_000;

/**
 * The day that it is at the academy, like '2027-01-04': its own clock decides whether a day has passed.
 *
 * @param moment milliseconds since 1970
 */
export const dayAt = (moment: number): string =>
  new Date(moment + clockOffset).toISOString().slice(0, 10);

/** As many as one needs to choose by. */
const shownStarts = 3;

/**
 * The next first days of classes, today's included: at most three, none once the last has passed.
 *
 * @param today as `dayAt` gives it, or null where the clock is not known: then from the first
 */
export const nextStarts = ({ startDates }: Offering, today: string | null): readonly string[] =>
  startDates.filter((day) => today === null || day >= today).slice(0, shownStarts);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day as it is read: '4 January 2027'. */
export function dayText(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** An amount as it is read, in one piece: 'RM 1,350'. */
export const ringgit = (amount: number): string =>
  `RM\u00A0${String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}`;

/** How much there is of a course. */
export function hoursText({ hoursAWeek, inHolidays }: Offering): string {
  if (hoursAWeek === null) return 'As many hours as you choose';
  return `${hoursAWeek} hours a week${inHolidays ? ' in the holidays' : ''}`;
}

/** A course's fee in a few words, for its card and before a period is chosen. */
export function feeFrom({ fee }: Offering): string {
  switch (fee.kind) {
    case 'by-period':
      return `${ringgit(fee.ringgit['1M'])} a month`;
    case 'by-hour':
      return `${ringgit(vipHourFee)} an hour`;
    case 'ask':
      return 'Ask us for the fee';
  }
}
