import { expect, test } from './support/test';

// What is kept from arriving.
test.use({ expectedConsole: [/Failed to load resource|dynamically imported module/] });

test('a form without what checks and sends it keeps what is typed, and goes on once it is there', async ({
  page,
}) => {
  await page.route('**/assets/later-*.js', (route) => route.abort());
  await page.goto('/Inroll/2');
  await page.getByLabel('First name').fill('Sample');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const go = page.getByRole('button', { name: 'Continue' });
  await go.click();
  await expect(page.getByRole('alert')).toContainText(
    'A network error occurred. Please try again.',
  );
  await expect(page.getByLabel('First name')).toHaveValue('Sample');

  await page.unroute('**/assets/later-*.js');
  await go.click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all personal information');
});

test('the page of the requests says so where they can not be shown, and tries again', async ({
  page,
}) => {
  await page.route('**/assets/requests-on-device-*.js', (route) => route.abort());
  await page.goto('/YourRequests');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute('**/assets/requests-on-device-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No request yet' })).toBeVisible();
});
