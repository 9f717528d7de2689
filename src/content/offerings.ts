import type { CourseId } from './course-ids';
import type { Period } from './periods';
import { sample } from './sample';

/** The facts of a course that its card shows too: start dates, hours and fee. */
export interface Offering {
  /** First days of classes, like '2027-01-04', in order, past ones included; of a camp, of its weeks. */
  readonly startDates: readonly string[];
  /** Null where the learner chooses. */
  readonly hoursAWeek: number | null;
  /** True if there are lessons only in the school holidays. */
  readonly inHolidays?: boolean;
  /** Minutes. */
  readonly lessonLength: number;
  /** The most students that a class has. */
  readonly classSize: number;
  readonly fee: Fee;
  /** As schema.org has it. */
  readonly mode: 'Onsite' | 'Blended';
}

/** In whole ringgit, without service tax. */
type Fee =
  | { readonly kind: 'by-period'; readonly ringgit: Readonly<Record<Period, number>> }
  /** `vipHourFee` for each. */
  | { readonly kind: 'by-hour' }
  /** Camps. */
  | { readonly kind: 'by-week'; readonly ringgit: number };

/** The fee for one VIP hour, in ringgit, in every course. */
export const vipHourFee = sample(130);

/** Service tax on all course fees, for students who are not citizens of this country. */
export const serviceTax = sample({ percent: 6, exemptCitizens: 'Malaysia' });

/** Shown with every fee. */
export const serviceTaxNote = sample(
  `Students who are not Malaysian citizens pay ${serviceTax.percent}% service tax on top.`,
);

/** How many weeks before the first lesson a student who needs a Student Pass applies, at least. */
export const studentPassWeeks = sample(10);

/** Who looks after children in their courses and camps. */
export const childCare = sample(
  'A teacher stays with the group until each child is collected by an adult you have named.',
);

const byPeriod = (oneMonth: number, threeMonths: number, sixMonths: number): Fee => ({
  kind: 'by-period',
  ringgit: { '1M': oneMonth, '3M': threeMonths, '6M': sixMonths },
});

const oneToOne = {
  startDates: ['2026-11-30', '2026-12-07', '2026-12-14', '2027-01-04', '2027-01-11', '2027-01-18'],
  hoursAWeek: null,
  lessonLength: 60,
  classSize: 1,
  fee: { kind: 'by-hour' },
  mode: 'Blended',
} as const;

const camp = {
  startDates: ['2026-12-07', '2026-12-14', '2027-05-24', '2027-05-31'],
  hoursAWeek: 15,
  inHolidays: true,
  lessonLength: 45,
  classSize: 16,
  fee: { kind: 'by-week', ringgit: 850 },
  mode: 'Onsite',
} as const;

/** By the course's id. */
const offerings: Readonly<Record<CourseId, Offering>> = {
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
  }),
  2: sample({
    startDates: ['2026-12-07', '2027-01-04', '2027-03-01', '2027-05-03', '2027-07-05'],
    hoursAWeek: 15,
    lessonLength: 90,
    classSize: 14,
    fee: byPeriod(1900, 5400, 10_200),
    mode: 'Onsite',
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

/** An amount as it is read, in one piece: 'RM 1,350', or 'RM 28.80' with sen. */
export const ringgit = (amount: number): string =>
  `RM\u00A0${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;

/** The number of lesson hours. */
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
    case 'by-week':
      return `${ringgit(fee.ringgit)} a week`;
  }
}
