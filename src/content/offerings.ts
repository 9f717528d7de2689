import type { CourseId } from './course-ids';
import type { Period } from './periods';
import { sample } from './sample';

/** The facts that help students choose a course: dates, amount of teaching, and cost. */
export interface Offering {
  /** Start dates such as '2027-01-04', in chronological order, including past dates. */
  readonly startDates: readonly string[];
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
}

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

/** Shown with every fee. */
export const serviceTaxNote = sample(
  `Students who are not Malaysian citizens pay ${serviceTax.percent}% service tax on top.`,
);

/**
 * Minimum number of weeks between enrolment and the first lesson, if the student needs a Student
 * Pass.
 */
export const studentPassWeeks = sample(10);

/** The childcare in courses and camps for children. */
export const childCare = sample(
  'A teacher stays with the group until every child has been collected by an adult you have named.',
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
 * The texts on cards are formatted without `Intl`. Creating its first formatters would take a cheap
 * phone a tenth of a second, during which the page would not respond.
 */

/**
 * Offset of the academy's time zone from UTC, in milliseconds. The zone has no daylight saving
 * time.
 */
export const clockOffset = 8 * 3_600_000;

/**
 * Returns the date in the academy's time zone, such as '2027-01-04', to tell whether a day has
 * passed.
 *
 * @param moment milliseconds since 1970
 */
export const dayAt = (moment: number): string =>
  new Date(moment + clockOffset).toISOString().slice(0, 10);

const shownStarts = 3;

/**
 * Returns the next start dates from today on, at most three.
 *
 * @param today from `dayAt`, or null if the clock has not been read. The list then starts with the
 *   course's first date
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

/** Formats a day for display: '4 January 2027'. */
export function dayText(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Formats an amount for display, without line breaks: 'RM 1,350'. */
export const ringgit = (amount: number): string =>
  `RM\u00A0${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;

/** Returns the amount of teaching in a course, in words. */
export function hoursText({ hoursAWeek, inHolidays }: Offering): string {
  if (hoursAWeek === null) return 'As many hours as you choose';
  return inHolidays
    ? `${hoursAWeek} hours of teaching a week in the holidays`
    : `${hoursAWeek} hours a week`;
}

/** Describes a course's fee in a few words, for its card and for forms without a chosen period. */
export function feeFrom({ fee }: Offering): string {
  switch (fee.kind) {
    case 'by-period':
      return `${ringgit(fee.ringgit['1M'])} for 1 month`;
    case 'by-hour':
      return `${ringgit(vipHourFee)} an hour`;
    case 'by-week':
      return `${ringgit(fee.ringgit)} a week`;
  }
}
