import type { Page } from '@playwright/test';
import { untilTakenOver } from '../../browser/support/test';
import type { MisbehavingProxy } from '../../faults/support/misbehaving-proxy';
import { expect, test } from '../support/test';

// WebKit's word on what a page that is being left asks for: here, what this test has it ask for.
test.use({ expectedConsole: [/\/robots\.txt due to access control checks/] });

/** Goes elsewhere as a typed address does, and has all that the page does about it done. */
const leave = (page: Page, then: 'wait' | 'stop') =>
  page.evaluate(async (what) => {
    const roundTrip = () => fetch('/robots.txt', { cache: 'no-store' }).catch(() => undefined);
    location.assign('/HelpCenter');
    await roundTrip();
    await roundTrip();
    if (what === 'stop') stop();
  }, then);

/** Follows a link to a page whose code does not come before the network lets go of it. */
async function openAbout(page: Page, network: MisbehavingProxy) {
  network.holdBack(/\/about-page-.*\.js|\/HelpCenter/);
  await page.goto('/');
  await untilTakenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/AboutUs');
  await expect.poll(network.heldAnswers).toBeGreaterThan(0);
}

test('who goes elsewhere while a page is on its way gets there', async ({ page, network }) => {
  await openAbout(page, network);
  await leave(page, 'wait');
  network.releaseAnswers();
  await expect(page).toHaveURL('/HelpCenter');
  await expect(page.getByRole('tab').first()).toBeVisible();
});

test('who thinks better of it gets the page that was on its way', async ({ page, network }) => {
  await openAbout(page, network);
  await leave(page, 'stop');
  network.releaseAnswers();
  const heading = page.getByRole('heading', { name: 'Building Futures Through Education' });
  await expect(heading).toBeVisible();
});
