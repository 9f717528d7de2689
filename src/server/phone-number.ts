import anyAscii from 'any-ascii';
import { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js/min';
import type { EnrolmentRequest } from '../enrolment/core/request';
import type { PhoneLinks } from '../office/contract';

type Typed = Pick<EnrolmentRequest, 'mobile' | 'nation'>;

/** Converts full-width characters and the digits of all scripts to ASCII. */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, anyAscii);

/**
 * Finds the first phone number in the typed text. A number without an international prefix (+ or
 * 00) is ambiguous, except a Malaysian's that has a trunk zero, or starts with 60 and is long enough
 * to include the country code.
 */
export function findPhoneNumber({ mobile, nation }: Typed): PhoneNumber | undefined {
  const text = withInternationalPrefix(mobile);
  const isMalaysian = nation === 'Malaysia' && /^\D*(?:0[1-9]|60\D*[1-9](?:\D*\d){7,})/.test(text);
  const found = findPhoneNumbersInText(text, isMalaysian ? { defaultCountry: 'MY' } : {});
  return found[0]?.number;
}

/** Returns a `tel:` link, and a WhatsApp link if the number has a country code. */
export function phoneLinks(typed: Typed): PhoneLinks {
  const number = findPhoneNumber(typed);
  if (number) return { call: number.getURI(), whatsapp: whatsapp(number.number) };
  // Stop at a letter or sign, because it starts an extension or a second number.
  const [first = ''] = /\+?\d[^\p{L}+#;,/|\\]*/u.exec(withInternationalPrefix(typed.mobile)) ?? [];
  const dialled = first.replaceAll(/[^\d+]/g, '');
  return { call: `tel:${dialled}`, whatsapp: /^\+[1-9]/.test(dialled) ? whatsapp(dialled) : null };
}

const whatsapp = (number: string): string => `https://wa.me/${number.slice(1)}`;

const withInternationalPrefix = (mobile: string): string =>
  withAsciiDigits(mobile).replace(/^[^\d+]*00/, '+');
