import { type Offering, serviceTax, teachingIn, vipHourFee, weeksIn } from '../offerings';
import { periodNames } from './periods';
import type { Period } from '../periods';
import { sample } from '../sample';
import { unbroken } from '../unbroken';

/** Shown with every fee. */
export const serviceTaxNote = sample(
  `Students who are not Malaysian citizens pay ${serviceTax.percent}% service tax on top.`,
);

/** The childcare in courses and camps for children. */
export const groupCare = sample(
  'In courses and camps for children, a teacher stays with the group until an adult you have named collects each child. From age 13, a child may go home alone if you agree in writing. Our teachers are qualified and have passed a police check; ask for our safeguarding policy.',
);

/** The rule for students under 18 in every course. */
export const underAge = sample(
  'For students under 18, a parent or guardian must consent in writing, and one-to-one lessons are at the academy, with the door open, or online; a parent may sit in.',
);

export const weeksNote = `1 month means ${weeksIn['1M']} weeks of lessons, 3 months ${weeksIn['3M']} weeks and 6 months ${weeksIn['6M']} weeks.`;

/** Cards are formatted without `Intl`, which takes a cheap phone a tenth of a second to load. */

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
  return unbroken(`${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`);
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats a day with its weekday, such as 'Mon 4 Jan 2027'. */
export function weekdayText(day: string): string {
  const [date, month = '', year] = dayText(day).split('\u00A0');
  return unbroken(`${weekdays[new Date(day).getUTCDay()]} ${date} ${month.slice(0, 3)} ${year}`);
}

/** Formats an amount for display, without line breaks: 'RM 1,350'. */
export const ringgit = (amount: number): string =>
  `RM\u00A0${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;

/** The units that are booked where a course has no period. */
export const unitNames = { hour: '1 hour', week: '1 week' } as const;

/** Returns the amount of teaching in a course, in words. */
export function hoursText({ hoursAWeek, inHolidays }: Offering): string {
  if (hoursAWeek === null) return 'As many hours as you choose';
  return inHolidays
    ? `${hoursAWeek} hours of teaching a week in the holidays`
    : `${hoursAWeek} hours a week`;
}

/** Formats the teaching in a course length: '12 weeks, 24 lessons'. */
export function teachingText(period: Period, offering: Offering): string {
  const { weeks, lessons } = teachingIn(offering, period);
  return `${weeks} weeks${lessons > 0 ? `, ${lessons} lessons` : ''}`;
}

/** Formats a course length with its teaching: '3 Months (12 weeks, 24 lessons)'. */
export const periodLength = (period: Period, offering: Offering): string =>
  `${periodNames[period]} (${teachingText(period, offering)})`;

/** Describes a course's fee in a few words, for its card and for forms without a chosen period. */
export function feeFrom({ fee }: Offering): string {
  switch (fee.kind) {
    case 'by-period':
      return `${ringgit(fee.ringgit['1M'])} for ${weeksIn['1M']} weeks`;
    case 'by-hour':
      return `${ringgit(vipHourFee)} an hour`;
    case 'by-week':
      return `${ringgit(fee.ringgit)} a week`;
  }
}
