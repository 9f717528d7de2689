import type { Page } from '@playwright/test';
import { fillInRequest, openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test, untilTakenOver } from './support/test';

const success = 'Enrollment submitted successfully!';
const saved = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/);
const saving = (page: Page) => page.getByText('Saving…');
const firstName = (page: Page) => page.getByLabel('First name');
const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true });

/** Until all that was typed is committed. */
async function untilSaved(page: Page) {
  await expect(saving(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
}

async function reload(page: Page) {
  await page.reload();
  await untilTakenOver(page);
}

test('drafts: what was typed and chosen is there again, on the step that was open', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-07T09:05:00'));
  await openCourseInfo(page, 8);
  await page.getByRole('radio', { name: '3 Months' }).check();
  await page.getByRole('switch', { name: 'VIP hours' }).check();
  await page.getByLabel('Number of VIP hours').fill('1٢');
  await untilSaved(page);
  await expect(page.getByText('Saved on this device 09:05')).toBeVisible();

  await page.clock.setFixedTime(new Date('2026-03-08T10:30:00'));
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Course Info' })).toBeVisible();
  await expect(page.getByText('Saved on this device 7 Mar, 09:05')).toBeVisible();
  await expect(page.getByRole('radio', { name: '3 Months' })).toBeChecked();
  await expect(page.getByLabel('Number of VIP hours')).toHaveValue('1٢');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(firstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Country')).toHaveValue('Japan');
});

test('drafts: the draft of another course is another', async ({ page }) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('One');
  await untilSaved(page);
  await page.goto('/Inroll/2');
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
  await firstName(page).fill('Two');
  await untilSaved(page);
  await page.goto('/Inroll/1');
  await expect(firstName(page)).toHaveValue('One');
  await page.goto('/Inroll/2');
  await expect(firstName(page)).toHaveValue('Two');
});

test('drafts: what was typed last is kept by who follows a link at once', async ({ page }) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('Left by link');
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByText('Our Story').first()).toBeVisible();
  await page.goto('/Inroll/1');
  await expect(firstName(page)).toHaveValue('Left by link');
});

for (const [name, leave] of [
  [
    'is hidden',
    () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  ['is left', () => void dispatchEvent(new PageTransitionEvent('pagehide'))],
] as const) {
  test(`drafts: stored at once when the page ${name}`, async ({ page }) => {
    // What was saved on another day than the page was opened is shown with its day.
    await page.clock.install({ time: '2026-11-02T10:00:00' });
    await page.goto('/Inroll/1');
    await expect(firstName(page)).toBeEnabled();
    // Half a second will never be over.
    await page.clock.pauseAt('2026-11-02T11:00:00');
    await firstName(page).fill('Typed last');
    await expect(page.getByText('Saving…')).toBeVisible();
    await page.evaluate(leave);
    await untilSaved(page);
  });
}

test("drafts: 'Clear' asks before personal answers are forgotten for good", async ({ page }) => {
  await openCourseInfo(page, 1);
  await untilSaved(page);
  await clear(page).click();
  const question = page.getByRole('alertdialog', { name: 'Clear this form?' });
  await expect(question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(clear(page)).toBeFocused();
  await clear(page).click();
  await question.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(firstName(page)).toHaveValue('');
  await expect(page.getByText('Cleared. Nothing of it is left on this device.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(clear(page)).toHaveCount(0);
  await reload(page);
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
});

test('drafts: an accepted request leaves no ghost draft', async ({ page }) => {
  await fillInRequest(page);
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(success);
  await reload(page);
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
  await expect(clear(page)).toHaveCount(0);
});

test('drafts: nothing of the form moves when it is saved', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/Inroll/1');
    const placeOfButton = () =>
      page
        .getByRole('button', { name: 'Continue' })
        .evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await placeOfButton();
    await firstName(page).fill('Sample');
    await untilSaved(page);
    expect(await placeOfButton(), `at ${width} px`).toBe(before);
    await clear(page).click();
    await page.getByRole('button', { name: 'Yes, clear it' }).click();
    await expect(clear(page)).toHaveCount(0);
    expect(await placeOfButton(), `at ${width} px, cleared`).toBe(before);
  }
});
