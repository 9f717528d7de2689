import * as z from 'zod/mini';
import { languages } from '../content/course';
import { isCountryName } from './countries';

/** The three enrolment periods, in months, as the payload carries them (section 7). */
export const periodsInMonths = ['1', '3', '6'] as const;

/** More hours than any one-to-one course lasts: beyond it, a number is a slip of the finger. */
export const maximumVipHours = 1000;

/** The longest text of each kind, in UTF-16 code units. */
export const maximumLength = { name: 200, mobile: 40, email: 254, nation: 100, message: 500 };

/**
 * Control characters and lone surrogates are refused: neither belongs in a name, and both break
 * what the request passes through later (terminals, spreadsheets, databases).
 */
const plainText = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line of text that is not blank after trimming, without control characters. */
export function textLine(maximum: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(maximum, { error: 'too-long' }),
      z.regex(plainText, { error: 'not-plain-text' }),
    );
}

/** What `<input type=email>` takes for an e-mail address: the only format check (section 5). */
export const emailAddress = textLine(maximumLength.email).check(
  z.regex(z.regexes.html5Email, { error: 'not-an-email' }),
);

/** An English name of a country of ISO 3166 (section 3). */
export const nationName = textLine(maximumLength.nation).check(
  z.refine(isCountryName, { error: 'not-a-country' }),
);

/**
 * The body of `POST /api/notifications`: exactly the eight fields of section 7. The server checks
 * it with this schema, and the form's is made of the same parts; nothing is coerced but spaces at
 * the ends of texts, and an unknown field is an error.
 */
export const enrolmentRequestSchema = z.strictObject({
  /** First and last name, joined by a space. */
  name: textLine(maximumLength.name),
  mobile: textLine(maximumLength.mobile),
  email: emailAddress,
  nation: nationName,
  lang: z.enum(languages),
  /** Months, as a string of digits. */
  per: z.enum(periodsInMonths),
  /** VIP hours; 0 when none are wanted. */
  hours: z.int().check(z.minimum(0), z.maximum(maximumVipHours)),
  message: textLine(maximumLength.message),
});

export type EnrolmentRequest = z.infer<typeof enrolmentRequestSchema>;
