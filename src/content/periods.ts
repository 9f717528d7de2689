/** Course lengths offered by the form (specification, section 9). */
export const periods = ['1M', '3M', '6M'] as const;
export type Period = (typeof periods)[number];

export const periodNames = {
  '1M': '1 Month',
  '3M': '3 Months',
  '6M': '6 Months',
} as const satisfies Record<Period, string>;

/** The time within which a student attends a camp, which is booked by the week. */
export const byTheWeek = (period: Period): string =>
  `By the week, within ${periodNames[period].toLowerCase()}`;
