import { enrolment } from '#words/enrolment';
import { useRecords, useWithdrawals } from '../client/device-store';
import { findCurrentRecord, findWithdrawal } from '../core/record';

/** Says that a correction will cancel the withdrawal of its request, if that has been withdrawn. */
export function CancelsWithdrawal({ id }: { readonly id: string }) {
  const record = findCurrentRecord({ records: useRecords() }, id);
  const withdrawals = useWithdrawals();
  if (!record || !findWithdrawal(withdrawals, record)) return null;
  return <p className="strong">{enrolment.correction.withdrawn}</p>;
}
