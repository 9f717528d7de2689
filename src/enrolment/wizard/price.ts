import { type Offering, serviceTax, vipHourFee } from '../../content/offerings';
import type { EnrolmentForm } from '../core/form';

/** In whole ringgit, without service tax; null if the selection doesn't determine it. */
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

/** In ringgit, rounded to the sen; null if no tax is due, or if fee or country is unknown. */
export function serviceTaxOn(fee: number | null, country: string): number | null {
  if (fee === null || country === '' || country === serviceTax.exemptCitizens) return null;
  return Math.round(fee * serviceTax.percent) / 100;
}
