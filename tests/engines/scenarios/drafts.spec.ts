import type { BrowserContext, Page } from '@playwright/test';
import { fillPersonalInfo } from '../../browser/support/enrolment-form';
import { expect, test } from '../support/test';

const firstName = (page: Page) => page.getByLabel('First name');
const saved = (page: Page) => page.getByText(/^Saved on this device/);

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
  await page.reload();
  await expect(firstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
  await first.browser.close();

  const second = await device.start();
  const later = await openForm(second.context);
  await expect(firstName(later)).toHaveValue('Sample');
});

/*
 * What was typed last, too, however the page ends: each of these is over before half a second is.
 */
for (const [name, leave] of [
  ['is reloaded', (page) => page.reload()],
  [
    'is reloaded twice',
    async (page) => {
      await page.reload();
      await page.reload();
    },
  ],
  ['is left by address', (page) => page.goto('/AboutUs')],
  ['is closed', (page) => page.close()],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`what was just typed is kept by a page that ${name}`, async ({ context }) => {
    // The browser would end with its last tab.
    const later = await context.newPage();
    const page = await openForm(context);
    await firstName(page).fill('Typed last');
    await leave(page);
    await later.bringToFront();
    await later.goto('/Inroll/1');
    await expect(firstName(later)).toHaveValue('Typed last');
    await expect(saved(later)).toBeVisible();
    const noted = () => Object.keys(localStorage).filter((key) => key.includes('draft'));
    expect(await later.evaluate(noted)).toEqual([]);
  });
}

test('a form that was just emptied by hand is empty after it is left', async ({ context }) => {
  const later = await context.newPage();
  const page = await openForm(context);
  await firstName(page).fill('Typed first');
  await expect(saved(page)).toBeVisible();
  await firstName(page).fill('');
  await page.goto('/AboutUs');
  await later.bringToFront();
  await later.goto('/Inroll/1');
  await expect(firstName(later)).toBeEnabled();
  await expect(firstName(later)).toHaveValue('');
});
