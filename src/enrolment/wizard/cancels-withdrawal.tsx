import { enrolment } from '#words/enrolment';
import { useRecords, useWithdrawals } from '../client/device-store';
import { findCorrected, findCurrentRecord, findWithdrawal } from '../core/record';

/** Says that a correction will cancel the withdrawal of its request, if that has been withdrawn. */
export function CancelsWithdrawal({ id }: { readonly id: string }) {
  const records = useRecords();
  const withdrawals = useWithdrawals();
  const record = findCurrentRecord({ records }, id);
  const corrected = record && (findCorrected({ records }, record) ?? record);
  if (!corrected || !findWithdrawal(withdrawals, corrected)) return null;
  return <p className="strong">{enrolment.correction.withdrawn}</p>;
}
