import { pagePaths, paths } from '../../src/content/addresses';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const path of [...pagePaths, paths.requests, '/nowhere']) {
  test(`${path} is complete HTML: heading, words, links and head data, seen without script`, async ({
    page,
    expectedConsole,
  }) => {
    if (path === '/nowhere') expectedConsole.push(/404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(page.locator('head > title')).toHaveCount(1);
    await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
    await expect(page.locator('head > meta[property="og:title"]')).toHaveCount(1);
    await expect(page.locator('head > link[rel=canonical]')).toHaveCount(
      pagePaths.includes(path) ? 1 : 0,
    );
  });
}

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

for (const [path, type, name] of [
  ['/', 'EducationalOrganization', 'Jambatan Language Academy'],
  ['/course-details/6', 'Course', 'HSK'],
] as const) {
  test(`${path} tells search engines of the ${type}`, async ({ page }) => {
    await page.goto(path);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': type,
      name,
    });
  });
}

test('the sitemap lists the 25 pages, and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(pagePaths.map((path) => `https://jambatan.example.org${path}`));
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://jambatan.example.org/sitemap.xml',
  );
});
