import { type DeployedSite, deploySite } from '../../browser/support/release';
import { startProxy } from '../../faults/support/misbehaving-proxy';
import { storedRows } from '../../server/support/requests';
import { test as base } from './test';

export { expect } from './test';

/** Gives each scenario its own site, to which it can publish a release, and that site's rows. */
export const test = base.extend<{ site: DeployedSite }>({
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },

  network: async ({ site }, use) => {
    const network = await startProxy(site.server.url);
    await use(network);
    await network.stop();
  },

  rows: async ({ site }, use) => use(() => storedRows(site.server.databaseFile)),
});
