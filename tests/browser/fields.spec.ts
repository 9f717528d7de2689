import type { Page } from '@playwright/test';
import { alerts } from '../../src/content/messages';
import { fillPersonalInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

const success = alerts.submitted;

/** As a page translator does it: the text of each entry becomes a new element's. */
const translateEntries = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((select: HTMLSelectElement) => {
    for (const [at, option] of [...select.options].entries()) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`Terjemahan ${at}`);
      option.replaceChildren(font);
    }
  });

test('a page translator that rewrites the entries of the lists changes nothing of what is sent', async ({
  page,
  listEnrolments,
}) => {
  const email = 'sample.translated@example.org';
  await page.goto('/Inroll/10');
  await fillPersonalInfo(page, { Email: email });
  await translateEntries(page, 'Country');
  await page.getByLabel('Country').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await translateEntries(page, 'Course type');
  await page.getByLabel('Course type').selectOption('Terjemahan 4');
  await page.getByRole('radio', { name: '1 Month' }).check();
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
  expect((await listEnrolments()).filter((row) => row.email === email)).toMatchObject([
    {
      nation: 'Afghanistan',
      lang: 'Mandarin',
      message: 'Website enrolment: VIP Mandarin Course',
    },
  ]);
});
