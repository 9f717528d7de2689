import type { Page } from '@playwright/test';
import { coursesInLanguage } from '../../src/site/courses';
import { fillPersonalInfo, samplePerson } from './support/enrolment-form';
import { expect, test } from './support/test';

const personalMissing = 'Please fill in all personal information fields.';
const courseMissing = 'Please complete all course fields.';
const hoursMissing = 'Please specify the number of VIP hours.';
const question = 'Are you sure you want to submit your enrollment request?';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const alert = (page: Page) => page.getByRole('alert');

test('sections 5 and 8: missing personal fields are listed in a summary, and each field is marked', async ({
  page,
}) => {
  await page.goto('/Inroll/8');
  await press(page, 'Continue');
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText(personalMissing);
  await expect(alert(page).getByRole('link')).toHaveText(Object.keys(samplePerson));
  await alert(page).getByRole('link', { name: 'Country' }).click();
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveCount(249);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/Inroll/8');
  for (const label of Object.keys(samplePerson)) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(
      /(Enter|Choose) (your|the student’s|the country)/,
    );
  }

  // The summary stays until it is dismissed.
  await page.getByLabel('First name').fill('Sample');
  await expect(alert(page)).toContainText(personalMissing);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert(page)).toBeEmpty();

  await test.step('a field with only spaces counts as empty', async () => {
    await fillPersonalInfo(page, { Phone: ' ' });
    await press(page, 'Continue');
    await expect(alert(page)).toContainText(personalMissing);
    await expect(alert(page).getByRole('link')).toHaveText(['Phone']);
  });

  await test.step('an invalid email address has its own message, and is checked again while it is corrected', async () => {
    await fillPersonalInfo(page, { Email: 'sample' });
    await press(page, 'Continue');
    await expect(alert(page)).not.toContainText(personalMissing);
    await expect(alert(page).getByRole('link')).toHaveText(['Email']);
    const email = page.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription(/like name@example\.com/);
    await email.fill('sample@example.org');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  await test.step("section 4: pressing Enter does the same as 'Continue'", async () => {
    await page.getByLabel('Phone').press('Enter');
    await expect(step(page, 'Course Info')).toBeFocused();
  });

  await test.step('sections 3, 4 and 9: the course is preselected, and course types and lengths are offered', async () => {
    await expect(page.getByRole('radio', { name: 'Mandarin' })).toBeChecked();
    await expect(page.getByLabel('Course type')).toHaveValue('8');
    for (const name of ['1 Month', '3 Months', '6 Months']) {
      await expect(page.getByRole('radio', { name })).not.toBeChecked();
    }
    // The panel next to the form shows the selected course.
    const aside = page.getByRole('complementary', { name: 'About your enrolment' });
    await expect(
      aside.getByRole('heading', { name: 'Professional Business Mandarin (BCT)' }),
    ).toBeVisible();
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(page.getByLabel('Course type')).toHaveValue('');
    const titles = coursesInLanguage('English').map(({ title }) => title);
    const options = page.getByLabel('Course type').getByRole('option');
    await expect(options).toHaveText(['Please choose', ...titles]);
    await page.getByLabel('Course type').selectOption('Academic English');
    await expect(aside.getByRole('heading', { name: 'Academic English' })).toBeVisible();
    for (const [language, course] of [
      ['Mandarin', '8'],
      ['English', '2'],
    ] as const) {
      await page.getByRole('radio', { name: language }).check();
      await expect(page.getByLabel('Course type')).toHaveValue(course);
    }
  });

  await test.step('section 4: typed input survives moving between steps', async () => {
    await page.getByRole('radio', { name: '6 Months' }).check();
    await press(page, 'Back');
    for (const [label, value] of Object.entries({ ...samplePerson, Email: 'sample@example.org' })) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await press(page, 'Continue');
    await expect(page.getByRole('radio', { name: '6 Months' })).toBeChecked();
  });
});

test("section 5: 'Submit' checks the course fields, then the personal ones, and declining its confirmation sends nothing", async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/Inroll/1');
  await page.getByRole('button', { name: 'Course Info' }).click();
  await press(page, 'Submit');
  await expect(alert(page)).toContainText(courseMissing);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await alert(page).getByRole('link', { name: 'Course length' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Course length' })).toBeFocused();

  await page.getByRole('radio', { name: '1 Month' }).check();
  await page.getByRole('radio', { name: 'Mandarin' }).check();
  await press(page, 'Submit');
  await expect(alert(page)).toContainText(courseMissing);
  await expect(alert(page).getByRole('link')).toHaveText(['Course type']);

  await page.getByLabel('Course type').selectOption('HSK');
  await press(page, 'Submit');
  await expect(alert(page)).toContainText(personalMissing);
  await expect(step(page, 'Personal Info')).toBeVisible();
  await expect(alert(page).getByRole('link')).toHaveCount(5);
  await expect(alert(page)).toBeFocused();
  await fillPersonalInfo(page, {
    'First name': '\u200bSample',
    Phone: '\u202d＋６０ 12-000\u00a00000\u202c',
    Email: '\u200bsample.learner＠example.org',
  });
  await press(page, 'Continue');

  await test.step('VIP hours are required while the switch is on, and discarded when it is turned off', async () => {
    const hours = page.getByLabel('Number of VIP hours');
    await expect(hours).toHaveCount(0);
    const vip = page.getByRole('switch', { name: 'VIP hours' });
    await vip.check();
    await expect(hours).toHaveAttribute('inputmode', 'numeric');
    for (const text of ['', '1.5']) {
      await hours.fill(text);
      await press(page, 'Submit');
      await expect(alert(page)).toContainText(hoursMissing);
    }
    await hours.fill('12');
    await vip.uncheck();
    await vip.check();
    await expect(hours).toHaveValue('');
    await hours.fill('1');
  });

  for (const decline of ['Escape', 'button'] as const) {
    await press(page, 'Submit');
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    if (decline === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'No, go back' }).click();
    await expect(dialog).toBeHidden();
    await expect(step(page, 'Course Info')).toBeVisible();
  }

  await test.step('text with hidden or full-width characters is accepted, and then shown as it will be sent', async () => {
    await press(page, 'Back');
    for (const [label, value] of Object.entries(samplePerson)) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
  });
  expect(posts).toEqual([]);
});
