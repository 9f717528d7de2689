import type { Period } from '../periods';

export const periodNames = {
  '1M': '1 Month',
  '3M': '3 Months',
  '6M': '6 Months',
} as const satisfies Record<Period, string>;

/** The time within which a student comes to a camp, which is booked by the week. */
export const byTheWeek = (period: Period): string =>
  `By the week, within ${periodNames[period].toLowerCase()}${period === '6M' ? ', or later' : ''}`;
