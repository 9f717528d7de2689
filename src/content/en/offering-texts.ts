import { type Offering, serviceTax, vipHourFee } from '../offerings';
import { sample } from '../sample';

/** Shown with every fee. */
export const serviceTaxNote = sample(
  `Students who are not Malaysian citizens pay ${serviceTax.percent}% service tax on top.`,
);

/** The childcare in courses and camps for children. */
export const childCare = sample(
  'A teacher stays with the group until every child has been collected by an adult you have named. One-to-one lessons for students under 18 are online or at the academy, never behind a closed door, and a parent may sit in.',
);

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
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Formats a day with its weekday, such as 'Mon, 4 January 2027'. */
export const weekdayText = (day: string): string =>
  `${weekdays[new Date(day).getUTCDay()]}, ${dayText(day)}`;

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
