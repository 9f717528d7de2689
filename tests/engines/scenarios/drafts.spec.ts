import type { BrowserContext, Page } from '@playwright/test';
import { fillPersonalInfo } from '../../browser/support/enrolment-form';
import { readStored } from '../../browser/support/stored';
import { expect, test } from '../support/test';

const firstName = (page: Page) => page.getByLabel('First name');

async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/Inroll/1');
  await expect(firstName(page)).toBeEnabled();
  return page;
}

test('a draft is there after a reload and after a restart of the browser', async ({ device }) => {
  const first = await device.start();
  const page = await openForm(first.context);
  await fillPersonalInfo(page);
  // The field that was filled in last too: what a page writes as it is left, WebKit drops.
  await expect.poll(async () => JSON.stringify(await readStored(page))).toContain('Japan');
  await page.reload();
  await expect(firstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await first.browser.close();

  const second = await device.start();
  const later = await openForm(second.context);
  await expect(firstName(later)).toHaveValue('Sample');
});
