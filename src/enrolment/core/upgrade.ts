import type { Entry } from './key-value-store';

/** Record fields that only releases up to November 2026 wrote. */
const olderFields = ['mayHaveArrived', 'departed', 'earlier', 'lease', 'withdrawal'];

type Fields = Readonly<Record<string, unknown>>;

/** Returns the `since` field, the start of the sender's lease, or no field without a lease. */
const sendingSince = ({ lease }: Fields) =>
  lease ? { since: (lease as { span: { from: number } }).span.from } : {};

/**
 * Converts an entry from an earlier release. A withdrawal, which used to be part of its request's
 * record, gets a separate entry. Fields about what may have arrived are dropped.
 *
 * @returns the entries after conversion; the unchanged entry if there is nothing to convert
 */
export function upgraded(entry: Entry, _index: number, all: readonly Entry[]): readonly Entry[] {
  const { key, value } = entry;
  const isOlder = key[0] === 'request' && typeof value === 'object' && value !== null;
  if (!isOlder || !olderFields.some((field) => field in value)) return [entry];
  const { mayHaveArrived: _, departed: __, earlier, lease, withdrawal, ...rest } = value as Fields;
  const predecessors = (earlier as { id: string }[] | undefined)?.map(({ id }) => id);
  const record = {
    ...rest,
    ...sendingSince({ lease }),
    ...(predecessors && { predecessors }),
    // The replaced request was sent, or may have been, so count at least one attempt.
    ...(predecessors && 'attempts' in rest && { attempts: Math.max(1, Number(rest.attempts)) }),
  };
  // Keep an existing withdrawal. A tab on the old release may have withdrawn the request again.
  const isKept = all.some((other) => other.key[0] === 'withdrawal' && other.key[1] === key[1]);
  if (!withdrawal || isKept) return [{ key, value: record }];
  const { since: changedAt, lease: ofWithdrawal, ...others } = withdrawal as Fields;
  const own = { ...others, id: key[1], changedAt, ...sendingSince({ lease: ofWithdrawal }) };
  return [
    { key, value: record },
    { key: ['withdrawal', String(key[1])], value: own },
  ];
}
