import { type Offering, vipHourFee } from '../../content/offerings';
import type { EnrolmentForm } from './form';

/**
 * What a course costs together with its VIP hours.
 *
 * @param period the chosen one, or '' while none is
 * @param vipHours 0 while none are wanted
 * @returns whole ringgit, or null where it has to be asked for or not enough is chosen
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
    case 'ask':
      return null;
  }
}
