import { expect, test } from './support/test';

const pages = [
  ['/', 'Jambatan Language Academy'],
  ['/AboutUs', 'Building Futures Through Education'],
  ['/Courses', 'Discover Our Language courses'],
  ['/HelpCenter', 'You Need a Help / For Get Here'],
  ['/ContactUs', "There Something in you Mind / Feel Free and Let's Talk"],
  ['/course-details/1', 'English For Kids'],
  ['/course-details/2', 'Academic English'],
  ['/course-details/3', 'Professional Business English'],
  ['/course-details/4', 'VIP English Course'],
  ['/course-details/5', 'Summer/Winter Camp'],
  ['/course-details/6', 'HSK'],
  ['/course-details/7', 'YCT'],
  ['/course-details/8', 'Professional Business Mandarin (BCT)'],
  ['/course-details/9', 'VIP Mandarin Course'],
  ['/course-details/10', 'Summer/Winter Camp'],
  ...Array.from({ length: 10 }, (_, index) => [`/Inroll/${index + 1}`, 'Enroll Now'] as const),
] as const;

for (const [path, heading] of pages) {
  test(`section 2: ${path} opens with its heading, title, description and canonical address`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Jambatan/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://jambatan.example.org${path}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
}

test('section 2: all 25 pages have titles and descriptions of their own', async ({ page }) => {
  const heads = new Set<string>();
  for (const [path] of pages) {
    await page.goto(path);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    heads.add(await page.title()).add(description ?? '');
  }
  expect(heads.size).toBe(2 * pages.length);
});

for (const path of [
  '/Inroll',
  '/course-details',
  '/course-details/99',
  '/course-details/abc',
  '/course-details/1e0',
  '/Inroll/01',
  '/Inroll/11',
  '/nowhere',
  '/AboutUs/more',
]) {
  test(`section 2: ${path} is not found, and says where to go on`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    for (const target of ['/', '/Courses', '/ContactUs']) {
      await expect(main.locator(`a[href="${target}"]`)).toBeVisible();
    }
  });
}

for (const [from, to] of [
  ['/about', '/AboutUs'],
  ['/courses', '/Courses'],
  ['/contact', '/ContactUs'],
  ['/ABOUTUS', '/AboutUs'],
  ['/helpcenter/', '/HelpCenter'],
  ['/COURSE-DETAILS/3', '/course-details/3'],
  ['/inroll/10/', '/Inroll/10'],
] as const) {
  test(`section 2: ${from} reaches ${to}, with its query, by 308`, async ({ page }) => {
    const response = await page.request.get(`${from}?utm_source=sample`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(`${to}?utm_source=sample`);
    await page.goto(`${from}?utm_source=sample`);
    await expect(page).toHaveURL(`${to}?utm_source=sample`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('section 6: no page asks for a login', async ({ page }) => {
  for (const [path] of pages) {
    await page.goto(path);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  }
});

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => {
        // Clipped overflow hides the scroll bar but not the fault: what sticks out is looked for.
        document.documentElement.style.overflowX = 'visible';
        return document.documentElement.scrollWidth - innerWidth;
      });
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
