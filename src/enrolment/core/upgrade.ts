import type { Entry } from './key-value-store';

/** Fields of a record that releases until November 2026 wrote, and this one stores differently. */
const olderFields = ['mayHaveArrived', 'departed', 'earlier', 'lease', 'withdrawal'];

type Fields = Readonly<Record<string, unknown>>;

/** Returns the start of an attempt, which is when its sender's lease began. */
const sendingSince = ({ lease }: Fields) =>
  lease ? { since: (lease as { span: { from: number } }).span.from } : {};

/**
 * Converts an entry of an earlier release: a withdrawal, once part of its request's record, gets an
 * entry of its own, and fields on what had supposedly arrived are dropped.
 *
 * @returns the entry itself, in an array, if there is nothing to convert
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
    // An attempt was made, or may have been made, for the replaced request.
    ...(predecessors && 'attempts' in rest && { attempts: Math.max(1, Number(rest.attempts)) }),
  };
  // A tab of the earlier release may have withdrawn the request again.
  const isKept = all.some((other) => other.key[0] === 'withdrawal' && other.key[1] === key[1]);
  if (!withdrawal || isKept) return [{ key, value: record }];
  const { since: changedAt, lease: ofWithdrawal, ...others } = withdrawal as Fields;
  const own = { ...others, id: key[1], changedAt, ...sendingSince({ lease: ofWithdrawal }) };
  return [
    { key, value: record },
    { key: ['withdrawal', String(key[1])], value: own },
  ];
}
