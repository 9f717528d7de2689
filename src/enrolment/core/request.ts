import * as z from 'zod/mini';
import { languages } from '../../content/course-ids';
import { isCountryName } from './countries';
import { maximumLength, maximumVipHours, periodsInMonths } from './form';
import { once } from '../../site/once';
import { cleanEmail, cleanPhone, cleanText } from '../../site/typed-text';

/**
 * Text without control characters, line breaks or lone surrogates, even at its ends. They don't
 * belong in a name, and they break terminals, spreadsheets and databases.
 */
const plainText = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Text that is not only spaces and control characters. */
const visibleText = /[^\p{Z}\p{Cc}]/u;

/**
 * Returns the schema of a line of text that is not blank and has no control characters. The schema
 * removes invisible characters before all checks, and trims the text before it checks the length.
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

/** An email address in a format that `<input type=email>` accepts (section 5). */
export const emailAddress = () =>
  textLine(maximumLength.email, cleanEmail).check(
    z.regex(z.regexes.html5Email, { error: 'not-an-email' }),
  );

export const phoneNumber = () => textLine(maximumLength.mobile, cleanPhone);

/** An English name of an ISO 3166 country (section 3). */
export const nationName = () =>
  textLine(maximumLength.nation).check(z.refine(isCountryName, { error: 'not-a-country' }));

/**
 * Returns the schema of the body of `POST /api/notifications`, with exactly the eight fields of section 7. The server
 * uses this schema, and the form's schema shares its parts. Texts are trimmed, and normalised by
 * `typed-text.ts`. Nothing else is converted, and unknown fields are errors.
 */
export const enrolmentRequestSchema = once(() =>
  z.strictObject({
    /** First and last name, joined by a space. */
    name: textLine(maximumLength.name),
    mobile: phoneNumber(),
    email: emailAddress(),
    nation: nationName(),
    lang: z.enum(languages),
    /** Months, as a string of digits. */
    per: z.enum(periodsInMonths),
    /** VIP hours; 0 if none are wanted. */
    hours: z.int().check(z.minimum(0), z.maximum(maximumVipHours)),
    message: textLine(maximumLength.message),
  }),
);

export type EnrolmentRequest = z.infer<ReturnType<typeof enrolmentRequestSchema>>;
