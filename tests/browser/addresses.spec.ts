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
  test(`section 2: ${path} has its heading, title, description, canonical address, and no login`, async ({
    page,
  }) => {
    await page.goto(path);
    const status = await page.evaluate(async () => (await fetch(location.href)).status);
    expect(status).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(/Jambatan/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w{3}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://jambatan.example.org${path}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
  });
}

test('section 2: what is no page is answered with 404', async ({ request }) => {
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
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('section 2: other addresses of a page reach it by 308, with their query', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/about', '/AboutUs'],
    ['/courses', '/Courses'],
    ['/contact', '/ContactUs'],
    ['/ABOUTUS', '/AboutUs'],
    ['/helpcenter/', '/HelpCenter'],
    ['/COURSE-DETAILS/3', '/course-details/3'],
    ['/inroll/10/', '/Inroll/10'],
  ] as const) {
    const response = await request.get(`${from}?utm_source=sample`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(308);
    expect(response.headers().location).toBe(`${to}?utm_source=sample`);
  }
  const admissions = await request.get('/admissions?utm_source=sample', { maxRedirects: 0 });
  expect(admissions.headers().location).toBe('/HelpCenter?utm_source=sample#how-to-apply');
});
