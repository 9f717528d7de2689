import { officePage as words } from '../../src/content/office-page';
import { enrol, enterOffice, entry } from './support/office';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ expectedConsole }) => {
  // Chromium logs every failed response, including the 401 before sign-in.
  expectedConsole.push(/Failed to load resource/);
});

test('filters are kept in the address, and new requests are announced without moving the list @all', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const mandarin = { lang: 'Mandarin', message: 'Website enrolment: YCT' } as const;
  await enrol(server.url, { ...mandarin, name: 'Sample Twin' });
  const second = await enrol(server.url, { ...mandarin, name: 'Sample Twin' });
  await enrol(server.url, { lang: 'English', message: 'Website enrolment: Academic English' });
  await enterOffice(page, server, 'Sample Noor');
  await page.clock.runFor(1000);
  await page.getByText(words.list.filters(0)).click();
  await page.getByLabel(words.list.course).selectOption('YCT (Mandarin)');
  await page.getByRole('button', { name: words.list.month }).click();
  await expect(page).toHaveURL(/course=7&from=\d{4}-\d\d-01$/);
  await expect(entry(page, 'Aisyah Rahman')).toHaveCount(0);
  const csv = page.waitForEvent('download');
  await page.getByRole('link', { name: words.list.csv }).click();
  expect((await csv).url()).toContain('course=7');

  await page.getByLabel(words.list.search, { exact: true }).fill(second.slice(4).toLowerCase());
  await page.clock.runFor(1000);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: words.list.clear }).click();
  await expect(page).toHaveURL(/\?search=[\w-]+$/);
  await page.getByLabel(words.list.search, { exact: true }).clear();
  await page.clock.runFor(1000);
  await expect(entry(page, 'Aisyah Rahman')).not.toHaveCount(0);

  const before = await page.getByRole('listitem').count();
  await enrol(server.url, { name: 'Sample Newcomer' });
  await page.clock.runFor(31_000);
  const news = page.getByRole('button', { name: words.list.fresh(1) });
  await expect(news).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(before);
  await news.click();
  await expect(page.getByRole('listitem').first()).toContainText('Sample Newcomer');
});
