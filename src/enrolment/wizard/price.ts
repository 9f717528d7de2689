import { type Offering, serviceTax, vipHourFee } from '../../content/offerings';
import type { EnrolmentForm } from '../core/form';

/**
 * Calculates the fee of a course together with its VIP hours, without service tax.
 *
 * @param period '' if none is chosen
 * @param vipHours 0 if none are requested
 * @returns whole ringgit, or null if the fee can't be calculated from the selection
 */
export function totalFee(
  { fee }: Offering,
  period: EnrolmentForm['period'],
  vipHours: number,
): number | null {
  const vip = vipHours * vipHourFee;
  switch (fee.kind) {
    case 'by-period':
      return period === '' ? null : fee.ringgit[period] + vip;
    case 'by-hour':
      return vipHours === 0 ? null : vip;
    // The form does not ask for the number of weeks.
    case 'by-week':
      return null;
  }
}

/**
 * Calculates the service tax on a fee.
 *
 * @param fee in ringgit, or null if it is unknown
 * @param country of which the student is a citizen, as chosen in the form; '' if none is chosen
 * @returns ringgit, rounded to the sen; null if no tax is due, or if the fee or country is unknown
 */
export function serviceTaxOn(fee: number | null, country: string): number | null {
  if (fee === null || country === '' || country === serviceTax.exemptCitizens) return null;
  return Math.round(fee * serviceTax.percent) / 100;
}
