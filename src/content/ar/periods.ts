import type { Period } from '../periods';

export const periodNames: Readonly<Record<Period, string>> = {
  '1M': 'شهر واحد',
  '3M': '3 أشهر',
  '6M': '6 أشهر',
};

/** The time within which a student comes to a camp, which is booked by the week. */
export const byTheWeek = (period: Period): string =>
  `بالأسبوع، والحضور خلال ${periodNames[period]}${period === '6M' ? ' أو بعدها' : ''}`;
