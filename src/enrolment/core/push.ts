import { changeSubscription } from './attempt';
import type { DeviceState, DeviceStore, StateChange } from './device';
import { changeRecord } from './outbox';
import { type AcceptedRecord, awaitsReply, isAccepted } from './record';

/**
 * Subscribes the device to the replies to its accepted requests. Pages and the worker call this once
 * a request has been accepted.
 *
 * @param subscription null if the visitor has not turned notifications of replies on
 * @returns false if the server did not take a subscription
 * @throws if the device can't be read
 */
export async function subscribeToReplies(
  device: Pick<DeviceStore, 'read' | 'change'>,
  subscription: PushSubscription | null | undefined,
): Promise<boolean> {
  if (!subscription) return true;
  const { endpoint } = subscription;
  const { records } = await device.read();
  const due = records.filter(awaitsReply).filter(({ subscribed }) => subscribed !== endpoint);
  const done = await Promise.all(
    due.map(async ({ id }) => {
      const status = await changeSubscription('PUT', id, subscription.toJSON());
      if (status === 204) {
        await device.change(
          changeRecord(id, (record) =>
            record.state === 'accepted' ? { ...record, subscribed: endpoint } : undefined,
          ),
        );
      }
      // There will be no reply to a request that the academy has deleted.
      return status === 204 || status === 404;
    }),
  );
  return done.every(Boolean);
}

const unsubscribe = ({ subscribed: _subscribed, ...record }: AcceptedRecord) => record;

/** Records that the device is subscribed to no request's replies any more. */
export const unsubscribed = ({ records }: DeviceState): StateChange<void> => ({
  put: records
    .filter(isAccepted)
    .filter(({ subscribed }) => subscribed !== undefined)
    .map(unsubscribe),
  result: undefined,
});
