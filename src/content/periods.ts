/** How long a course can be taken, as the form offers it (specification, section 9). */
export const periodNames = { '1M': '1 Month', '3M': '3 Months', '6M': '6 Months' } as const;

export type Period = keyof typeof periodNames;
