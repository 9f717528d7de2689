import { paths } from '../../src/content/addresses';
import { outbox } from '../../src/content/outbox';
import { requests } from '../../src/content/requests';
import { untilTriedOffline } from '../faults/support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { action, details, entry, list, restoredFirstName, titleOf } from './support/outbox-page';
import { expect, test } from './support/own-site-test';
import { untilInstalled } from './support/service-worker';

test.use({ serviceWorkers: 'allow', expectedConsole: [/ERR_CONNECTION_REFUSED/] });

test('without a network a receipt opens at its address, and what waits can be changed', async ({
  page,
  context,
  site,
}) => {
  await fillInRequest(page, { courseId: 6 });
  await submitAndConfirm(page);
  const reference = await page.locator('.sent-confirmation__reference').textContent();
  await untilInstalled(page);
  await site.server.stop();

  await page.goto(paths.requests);
  await entry(page, 6).getByRole('link').click();
  const address = page.url();
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await expect(list(later)).toContainText(reference ?? 'none was shown');
  await expect(list(later)).toContainText(titleOf(6));
  await later.getByRole('link', { name: requests.alone.back }).click();
  await expect(entry(later, 6)).toContainText(requests.state.accepted);

  await fillInRequest(later, { courseId: 2 });
  // What the browser knows when a phone has no network at all.
  await later.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await submitAndConfirm(later);
  await details(later).click();
  await expect(entry(later, 2)).toContainText(requests.when.online);
  await untilTriedOffline(later, 2);
  await action(later, requests.actions.edit, 2).click();
  await expect(later).toHaveURL('/Inroll/2');
  await expect(await restoredFirstName(later)).toHaveValue('Sample');
  await expect(later.getByText(outbox.strip.waiting(1))).toHaveCount(0);
});
