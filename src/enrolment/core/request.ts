import * as z from 'zod/mini';
import { languages } from '../../content/course';
import { isCountryName } from './countries';
import { maximumLength, maximumVipHours, periodsInMonths } from './form';
import { cleanEmail, cleanPhone, cleanText } from './typed-text';

/**
 * Control characters, line breaks and lone surrogates are refused, at the ends as well: none
 * belongs in a name, and they break what the request passes through later (terminals,
 * spreadsheets, databases).
 */
const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Something to see: not only spaces and control characters. */
const visibleText = /[^\p{Z}\p{Cc}]/u;

/**
 * One line of text that is not blank, without control characters. Spaces at its ends go, and so do
 * invisible characters before anything is checked.
 */
export function textLine(maximum: number, clean = cleanText) {
  return z
    .string()
    .check(
      z.overwrite(clean),
      z.regex(visibleText, { error: 'required', abort: true }),
      z.regex(plainText, { error: 'not-plain-text', abort: true }),
      z.trim(),
      z.maxLength(maximum, { error: 'too-long' }),
    );
}

/** What `<input type=email>` takes for an e-mail address: the only format check (section 5). */
export const emailAddress = textLine(maximumLength.email, cleanEmail).check(
  z.regex(z.regexes.html5Email, { error: 'not-an-email' }),
);

export const phoneNumber = textLine(maximumLength.mobile, cleanPhone);

/** An English name of a country of ISO 3166 (section 3). */
export const nationName = textLine(maximumLength.nation).check(
  z.refine(isCountryName, { error: 'not-a-country' }),
);

/**
 * The body of `POST /api/notifications`: exactly the eight fields of section 7. The server checks
 * it with this schema, and the form's is made of the same parts. Nothing is coerced but what
 * `typed-text.ts` reads as it was meant and spaces at the ends of texts, and an unknown field is an error.
 */
export const enrolmentRequestSchema = z.strictObject({
  /** First and last name, joined by a space. */
  name: textLine(maximumLength.name),
  mobile: phoneNumber,
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
