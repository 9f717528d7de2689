import { type DeployedSite, deploySite } from '../../browser/support/release';
import { startProxy } from './misbehaving-proxy';
import { test as faultTest } from './test';

interface Fixtures {
  /** The site behind the proxy, of which a new release can be made. */
  site: DeployedSite;
}

export const test = faultTest.extend<Fixtures>({
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
});
