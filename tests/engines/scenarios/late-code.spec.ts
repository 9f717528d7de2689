import { untilTakenOver } from '../../browser/support/test';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

test('a connection that breaks while a form is opened: it can be filled in and checked', async ({
  page,
  network,
}) => {
  network.holdBack(/\/assets\/later-.*\.js/);
  await page.goto('/Inroll/3');
  await untilTakenOver(page);
  await expect.poll(network.heldAnswers).toBeGreaterThan(0);
  network.setOffline(true);
  network.releaseAnswers();
  network.setOffline(false);

  await page.getByLabel('First name').fill('Sample');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const go = page.getByRole('button', { name: 'Continue' });
  const problems = page.getByText('Please fill in all personal information');
  // Where it takes loading the page anew, it has to be pressed once more.
  await expect(async () => {
    await go.click();
    await expect(problems).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByLabel('First name')).toHaveValue('Sample');
});
