/** The three enrolment periods, in months, as the payload carries them (section 7). */
export const periodsInMonths = ['1', '3', '6'] as const;

/** More hours than any one-to-one course lasts: beyond it, a number is a slip of the finger. */
export const maximumVipHours = 1000;

/** The longest text of each kind, in UTF-16 code units. */
export const maximumLength = { name: 200, mobile: 40, email: 254, nation: 100, message: 500 };
