import { paths } from '../../src/content/addresses';
import { pageKinds } from './support/page-kinds';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('every kind of page is seen without script', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  for (const path of pageKinds) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(heading, path).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
});

test('the navigation works without script, on wide screens and on phones', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Courses' })
    .click();
  await expect(page).toHaveURL('/Courses');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/AboutUs');
});

test('the form and the requests say that they need a script, and how else to reach us', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // The browser's own setting: with Playwright's, Chromium keeps <noscript> unread.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=scriptEnabled=false'],
  });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/Inroll/1`);
  const form = page.getByRole('region', { name: 'Enrolment form' });
  // Playwright's own locators pass over what is in <noscript>.
  const notice = form.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('This form needs JavaScript.');
  await expect(notice.locator('[href="mailto:hello@jambatan.example.org"]')).toBeVisible();
  await expect(form.getByLabel('First name')).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Continue' })).toBeDisabled();

  await page.goto(`${baseURL}${paths.requests}`);
  await expect(page.getByText(/^Every enrolment request/)).toBeVisible();
  const requestsNotice = page.locator('main noscript p');
  await expect(requestsNotice).toContainText('this page needs JavaScript');
  await expect(requestsNotice.locator('[href^="tel:"]')).toBeVisible();
  await browser.close();
});
