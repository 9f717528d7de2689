import { type DeployedSite, deploySite } from './release';
import { test as base } from './test';

export { expect } from './test';

/** For tests that stop their server or release a new version: each has a site of its own. */
export const test = base.extend<{ site: DeployedSite }>({
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },

  baseURL: async ({ site }, use) => use(site.server.url),
});
