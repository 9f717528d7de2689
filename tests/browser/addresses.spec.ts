import { expect, test } from './support/test';

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
