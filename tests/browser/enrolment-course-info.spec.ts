import { openCourseInfo } from './support/enrolment-form';
import { expect, test } from './support/test';

const personalMissing = 'Please fill in all personal information fields.';
const courseMissing = 'Please complete all course fields.';
const hoursMissing = 'Please specify the number of VIP hours.';
const question = 'Are you sure you want to submit your enrollment request?';

for (const [id, language, title] of [
  [5, 'English', 'Summer/Winter Camp'],
  [9, 'Mandarin', 'VIP Mandarin Course'],
] as const) {
  test(`section 4: course ${id} defaults to ${language} and ${title}`, async ({ page }) => {
    await openCourseInfo(page, id);
    await expect(page.getByRole('radio', { name: language })).toBeChecked();
    await expect(page.getByLabel('Course type')).toHaveValue(title);
  });
}

test('sections 3 and 9: the course types are those of the language, the periods 1, 3 and 6 months', async ({
  page,
}) => {
  await test.step('section 9: the periods are 1, 3 and 6 months', async () => {
    await openCourseInfo(page, 1);
    const period = page.getByRole('radiogroup', { name: 'Enrol period' });
    await expect(period.getByRole('radio')).toHaveCount(3);
    for (const name of ['1 Month', '3 Months', '6 Months']) {
      await expect(period.getByRole('radio', { name })).not.toBeChecked();
    }
  });

  await test.step('section 3: the course types are those of the chosen language', async () => {
    await page.getByRole('radio', { name: 'Mandarin' }).check();
    await expect(page.getByLabel('Course type')).toHaveValue('');
    await expect(page.getByLabel('Course type').getByRole('option')).toHaveText([
      'Please choose',
      'HSK',
      'YCT',
      'Professional Business Mandarin (BCT)',
      'VIP Mandarin Course',
      'Summer/Winter Camp',
    ]);
  });
});

test('section 5: period and course type are required', async ({ page }) => {
  await test.step('section 5: the period is required', async () => {
    await openCourseInfo(page, 1);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText(courseMissing);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('alert').getByRole('link', { name: 'Enrol period' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Enrol period' })).toBeFocused();
  });

  await test.step('section 5: the course type is required', async () => {
    await page.getByRole('radio', { name: '1 Month' }).check();
    await page.getByRole('radio', { name: 'Mandarin' }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText(courseMissing);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Course type']);
  });
});

test('section 5: VIP hours are required while the switch is on, as a whole number from 1', async ({
  page,
}) => {
  await openCourseInfo(page, 4);
  await page.getByRole('radio', { name: '1 Month' }).check();
  await expect(page.getByLabel('Number of VIP hours')).toHaveCount(0);
  await page.getByRole('switch', { name: 'VIP hours' }).check();
  const hours = page.getByLabel('Number of VIP hours');
  await expect(hours).toHaveAttribute('inputmode', 'numeric');
  for (const text of ['', '0', '-1', '1.5', 'many']) {
    await hours.fill(text);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText(hoursMissing);
  }
  await hours.fill('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('section 4: turning the VIP switch off clears the hours', async ({ page }) => {
  await openCourseInfo(page, 4);
  const vip = page.getByRole('switch', { name: 'VIP hours' });
  await vip.check();
  await page.getByLabel('Number of VIP hours').fill('12');
  await vip.uncheck();
  await vip.check();
  await expect(page.getByLabel('Number of VIP hours')).toHaveValue('');
});

test('section 5: Submit checks the course fields first, then leads back to the personal ones', async ({
  page,
}) => {
  await page.goto('/Inroll/1');
  await page.getByRole('button', { name: 'Course Info' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText(courseMissing);
  await page.getByRole('radio', { name: '3 Months' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText(personalMissing);
  await expect(page.getByRole('heading', { name: 'Personal Info' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
});

test('section 5: is a modal alertdialog with the focus inside, and declining sends nothing', async ({
  page,
  listEnrolments,
}) => {
  const before = await listEnrolments();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openCourseInfo(page, 1);
  await page.getByRole('radio', { name: '1 Month' }).check();
  for (const decline of ['Escape', 'button'] as const) {
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    if (decline === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'No, go back' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible();
  }
  expect(posts).toEqual([]);
  expect(await listEnrolments()).toEqual(before);
});
