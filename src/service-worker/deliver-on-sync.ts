import { showBadge } from '../enrolment/core/badge';
import { publishChange } from '../enrolment/core/channel';
import {
  browserEnvironment,
  deliverDue,
  type DeliveryEnvironment,
} from '../enrolment/core/delivery';
import { syncTag } from '../enrolment/core/worker-protocol';
import { device, notify } from './notifications';

const environment: DeliveryEnvironment = {
  ...browserEnvironment,
  device,
  isSeen: () => false,
  tell: () => {},
  publish: publishChange,
};

/**
 * Sends what waits when the browser has found a network, also while no page is open.
 *
 * @throws where something still waits: then the browser tries again later, a few times
 */
export async function deliverOnSync(tag: string): Promise<void> {
  if (tag !== syncTag) return;
  await notify(await deliverDue(environment, 'reconnected'));
  const { records } = await device.read();
  // Last of all: a browser without badges may end the worker that asks for one.
  await showBadge(records);
  if (records.some(({ state }) => state === 'queued')) throw new Error('Some requests still wait.');
}
