import type { Period } from '../periods';

export const periodNames: Readonly<Record<Period, string>> = {
  '1M': '1 bulan',
  '3M': '3 bulan',
  '6M': '6 bulan',
};

/** The time within which a student comes to a camp, which is booked by the week. */
export const byTheWeek = (period: Period): string =>
  `Mengikut minggu, dalam tempoh ${periodNames[period]} akan datang${period === '6M' ? ' atau lebih lewat' : ''}`;
