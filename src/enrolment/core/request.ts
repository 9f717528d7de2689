import * as z from 'zod/mini';
import { languages } from '../../content/course';
import { isCountryName } from './countries';
import { maximumLength, maximumVipHours, periodsInMonths } from './form';

/**
 * Control characters, line breaks and lone surrogates are refused, at the ends as well: none
 * belongs in a name, and they break what the request passes through later (terminals,
 * spreadsheets, databases). Characters that only steer the direction of writing or join letters
 * are taken: Arabic, Persian and Indian names need some of them, and telephones put others round a
 * number that is copied from the contacts.
 */
const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Something to see: neither spaces nor such invisible characters alone. */
const visibleText = /[^\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** One line of text that is not blank, without control characters; spaces at its ends go. */
export function textLine(maximum: number) {
  return z
    .string()
    .check(
      z.regex(visibleText, { error: 'required', abort: true }),
      z.regex(plainText, { error: 'not-plain-text', abort: true }),
      z.trim(),
      z.maxLength(maximum, { error: 'too-long' }),
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
