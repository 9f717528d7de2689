import { type Offering, serviceTax, teachingIn, vipHourFee, weeksIn } from '../offerings';
import type { Period } from '../periods';
import { sample } from '../sample';
import { periodNames } from './periods';
import { unbroken } from '../unbroken';

/** Shown with every fee. */
export const serviceTaxNote = sample(`非马来西亚公民的学员须另付${serviceTax.percent}%的服务税。`);

/** The childcare in courses and camps for children. */
export const groupCare = sample(
  '在儿童课程和假期营中，老师会一直陪着全班孩子，直到每个孩子都由您指定的成年人接走。孩子满13岁，经您书面同意，可以自己回家。我们的老师都有任教资格和无犯罪记录证明；您可以向我们索取儿童保护政策。',
);

/** The rule for students under 18 in every course. */
export const underAge = sample(
  '未满18岁的学员，须经家长或监护人书面同意；一对一课程在学院（教室不关门）或线上进行，家长可旁听。',
);

export const weeksNote = `1个月上${weeksIn['1M']}周课，3个月上${weeksIn['3M']}周，6个月上${weeksIn['6M']}周。`;

/*
 * The texts on cards are formatted without `Intl`. Creating its first formatters would take a cheap
 * phone a tenth of a second, during which the page would not respond.
 */

/** Formats a day for display: '2027年1月4日'. */
export function dayText(day: string): string {
  const date = new Date(day);
  return unbroken(`${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`);
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** Formats a day with its weekday, such as '2027年1月4日（周一）'. */
export const weekdayText = (day: string): string =>
  `${dayText(day)}（${weekdays[new Date(day).getUTCDay()]}）`;

/** Formats an amount for display, without line breaks: '1,350林吉特'. */
export const ringgit = (amount: number): string =>
  `${amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}\u2060林吉特`;

/** The units that are booked where a course has no period. */
export const unitNames = { hour: '1小时', week: '1周' } as const;

/** Returns the amount of teaching in a course, in words. */
export function hoursText({ hoursAWeek, inHolidays }: Offering): string {
  if (hoursAWeek === null) return '课时由您来定';
  return inHolidays ? `假期内每周授课${hoursAWeek}小时` : `每周${hoursAWeek}小时`;
}

/** Formats the teaching in a course length: '12周，24节课'. */
export function teachingText(period: Period, offering: Offering): string {
  const { weeks, lessons } = teachingIn(offering, period);
  return `${weeks}周${lessons > 0 ? `，${lessons}节课` : ''}`;
}

/** Formats a course length with its teaching: '3个月（12周，24节课）'. */
export const periodLength = (period: Period, offering: Offering): string =>
  `${periodNames[period]}（${teachingText(period, offering)}）`;

/** Describes a course's fee in a few words, for its card and for forms without a chosen period. */
export function feeFrom({ fee }: Offering): string {
  switch (fee.kind) {
    case 'by-period':
      return `${ringgit(fee.ringgit['1M'])}（${weeksIn['1M']}周）`;
    case 'by-hour':
      return `每小时${ringgit(vipHourFee)}`;
    case 'by-week':
      return `每周${ringgit(fee.ringgit)}`;
  }
}
