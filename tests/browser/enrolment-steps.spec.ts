import { openCourseInfo, samplePerson } from './support/enrolment-form';
import { expect, test } from './support/test';

test('section 2: the hero is half as high as the window, with three steps below', async ({
  page,
}) => {
  await page.goto('/Inroll/3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enroll Now');
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  await expect(steps).toHaveText([/Personal Info$/, /Course Info$/, /Confirmation$/]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
});

test('section 4: any step can be jumped to without validation, and the segments passed are red', async ({
  page,
}) => {
  await page.goto('/Inroll/1');
  const items = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  const colours = () =>
    items.evaluateAll((all) => all.map((item) => getComputedStyle(item).borderTopColor));
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    return getComputedStyle(probe).color;
  });
  for (const [step, name] of [
    [2, 'Confirmation'],
    [0, 'Personal Info'],
    [1, 'Course Info'],
  ] as const) {
    await items.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect
      .poll(async () => (await colours()).filter((colour) => colour === red).length)
      .toBe(step + 1);
  }
  await expect(page.getByRole('alert')).toBeEmpty();
});

test("section 4: 'Confirmation' reached by a jump says that nothing was sent, and leads back", async ({
  page,
}) => {
  await page.goto('/Inroll/1');
  await page.getByLabel('First name').fill('Sample');
  await page.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Sample');
  await expect(page.getByText('تم إرسال طلبك بنجاح')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to Personal Info' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Sample');
});

test('section 4: what was typed survives going to and fro', async ({ page }) => {
  await openCourseInfo(page, 1);
  await page.getByRole('radio', { name: '6 Months' }).check();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  for (const [label, value] of Object.entries(samplePerson)) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: '6 Months' })).toBeChecked();
});
