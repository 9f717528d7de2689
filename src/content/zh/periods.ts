import type * as English from '../en/periods';
import type { Period } from '../periods';
import type { Words } from '../words';

export const periodNames: Words<typeof English.periodNames> = {
  '1M': '1个月',
  '3M': '3个月',
  '6M': '6个月',
};

/** The time within which a student comes to a camp, which is booked by the week. */
export const byTheWeek = (period: Period): string =>
  `按周报名，${periodNames[period]}内${period === '6M' ? '或更晚' : ''}参加`;
