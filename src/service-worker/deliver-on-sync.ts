import { tellOthers } from '../enrolment/channel';
import { showWaitingCount } from '../enrolment/outbox/badge';
import { deliverDue } from '../enrolment/outbox/delivery';
import { browserEnvironment } from '../enrolment/outbox/environment';
import { syncTag } from '../enrolment/worker-protocol';
import { notify } from './notifications';

const environment = browserEnvironment(() => tellOthers({ kind: 'outbox-changed' }));

/**
 * Sends what waits when the browser has found a network, also while no page is open.
 *
 * @throws where something still waits: then the browser tries again later, a few times
 */
export async function deliverOnSync(tag: string): Promise<void> {
  if (tag !== syncTag) return;
  await notify(await deliverDue(environment, 'reconnected', () => null));
  const records = await environment.store.all();
  // Last of all: a browser without badges may end the worker that asks for one.
  await showWaitingCount(records);
  if (records.some(({ state }) => state === 'queued')) throw new Error('Some requests still wait.');
}
