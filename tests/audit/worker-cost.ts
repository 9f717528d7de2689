import { deploySite } from '../browser/support/release';
import { tellProgress } from '../support/parts';
import type { Row } from '../support/row';
import { withPhone } from './browser';
import type { Effort } from './effort';
import { auditFirstVisit } from './first-visit';
import { slow4g, startNetwork } from './network';
import { auditUpdate } from './update';

/** What the service worker takes of the visitor's line and data plan. */
export async function auditWorker(effort: Effort): Promise<Row[]> {
  const site = await deploySite();
  const network = await startNetwork(site.server.url);
  try {
    tellProgress('worker, first visit on slow 4G');
    network.become(slow4g);
    const slow = await withPhone((context) => auditFirstVisit(context, network, effort, 'slow 4G'));
    tellProgress('worker, first visit at full speed');
    network.become({});
    const fast = await withPhone(async (context) => [
      ...(await auditFirstVisit(context, network, effort, 'full speed')),
      ...(await auditUpdate(context, network, site.folder, effort)),
    ]);
    return [...slow, ...fast];
  } finally {
    await network.stop();
    await site.remove();
  }
}
