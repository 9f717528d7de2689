import { type Offering, serviceTax, vipHourFee } from '../../content/offerings';
import type { EnrolmentForm } from '../core/form';

/**
 * Calculates the fee of a course together with its VIP hours, without service tax.
 *
 * @param period the chosen one, or '' while none is
 * @param vipHours 0 while none are wanted
 * @returns whole ringgit, or null where not enough is chosen
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
 * Service tax on a fee.
 *
 * @param fee in ringgit, or null where it is not known
 * @param country as chosen in the form: the one on the student's passport
 * @returns ringgit and sen, or null where there is none to pay or nothing to reckon with
 */
export function serviceTaxOn(fee: number | null, country: string): number | null {
  if (fee === null || country === '' || country === serviceTax.exemptCitizens) return null;
  return Math.round(fee * serviceTax.percent) / 100;
}
