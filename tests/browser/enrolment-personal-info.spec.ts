import { fillPersonalInfo, samplePerson } from './support/enrolment-form';
import { expect, test } from './support/test';

const personalMissing = 'Please fill in all personal information fields.';

test('section 5: every field is required, and blank means blank after trimming', async ({
  page,
}) => {
  await page.goto('/Inroll/1');
  for (const label of Object.keys(samplePerson) as (keyof typeof samplePerson)[]) {
    await fillPersonalInfo(page, { [label]: label === 'Country' ? '' : ' ' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText(personalMissing);
    await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/(Enter|Choose) your/);
  }
});

test('section 8: the summary takes the focus, leads to each faulty field, and stays until it is dismissed', async ({
  page,
}) => {
  await test.step('section 8: the summary takes the focus and leads to each faulty field', async () => {
    await page.goto('/Inroll/1');
    await page.getByRole('button', { name: 'Continue' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link')).toHaveText(Object.keys(samplePerson));
    await alert.getByRole('link', { name: 'Country' }).click();
    await expect(page.getByLabel('Country')).toBeFocused();
    await expect(page).toHaveURL('/Inroll/1');
  });

  await test.step('section 8: an alert stays until it is dismissed', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('First name').fill('Sample');
    await expect(page.getByRole('alert')).toContainText(personalMissing);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test('section 5: what is no e-mail address is told apart from missing, and checked again while it is mended', async ({
  page,
}) => {
  await test.step('section 5: the e-mail input is of its type, and what is none is told apart from missing', async () => {
    await page.goto('/Inroll/1');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await fillPersonalInfo(page, { Email: 'sample' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).not.toContainText(personalMissing);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Email']);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/like name@example\.com/);
  });

  await test.step('section 5: a faulty field is checked again while it is mended', async () => {
    await fillPersonalInfo(page, { Email: 'sample' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Email').fill('sample@example.org');
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  });
});

test('section 9: the country list has the 249 names of ISO 3166', async ({ page }) => {
  await page.goto('/Inroll/1');
  const options = page.getByLabel('Country').getByRole('option');
  await expect(options).toHaveCount(250);
  await expect(options.first()).toHaveText('Please choose');
  await expect(options.filter({ hasText: /^Malaysia$/ })).toHaveCount(1);
});

test("section 4: Enter does what 'Continue' does", async ({ page }) => {
  await page.goto('/Inroll/1');
  await fillPersonalInfo(page);
  await page.getByLabel('Phone').press('Enter');
  await expect(page.getByRole('heading', { name: 'Course Info' })).toBeFocused();
});
