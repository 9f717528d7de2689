import type { Page } from '@playwright/test';
import { fillPersonalInfo, openCourseInfo, samplePerson } from './support/enrolment-form';
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

/** How many steps the red part of the bridge reaches, and how many of them are red themselves. */
const redSteps = (page: Page) =>
  page.getByRole('navigation', { name: 'Steps' }).evaluate((bar) => {
    const probe = bar.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    const red = getComputedStyle(probe).color;
    probe.remove();
    const stones = [...bar.querySelectorAll('.progress-bar__stone')];
    const span = bar.querySelector('.progress-bridge__passed');
    const { left, right } = span?.getBoundingClientRect() ?? new DOMRect();
    const isLeftward = getComputedStyle(bar).direction === 'rtl';
    const reached = stones.filter((stone) => {
      const box = stone.getBoundingClientRect();
      return isLeftward ? box.right > left : box.left < right;
    });
    return {
      reached: span && getComputedStyle(span).color === red ? reached.length : 0,
      red: stones.filter((stone) => getComputedStyle(stone).backgroundColor === red).length,
    };
  });

for (const direction of ['ltr', 'rtl']) {
  test(`section 4: any step can be jumped to without validation, and the bridge to it is red (${direction})`, async ({
    page,
  }) => {
    // Else a span on its way to too far could be taken for one that stands.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/Inroll/1');
    await page
      .locator('html')
      .evaluate((root, value) => root.setAttribute('dir', value), direction);
    const steps = page.getByRole('navigation', { name: 'Steps' });
    for (const [step, name] of [
      [2, 'Confirmation'],
      [0, 'Personal Info'],
      [1, 'Course Info'],
    ] as const) {
      await steps.getByRole('button', { name }).click();
      await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
      await expect.poll(() => redSteps(page)).toEqual({ reached: step + 1, red: step + 1 });
    }
    await expect(page.getByRole('alert')).toBeEmpty();
  });
}

test('a step that was jumped over is not called complete, one that is filled in is', async ({
  page,
}) => {
  await page.goto('/Inroll/1');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Confirmation' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await expect(steps).not.toContainText('complete');
  await page.getByRole('button', { name: 'Edit Personal Info' }).click();
  await fillPersonalInfo(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(steps.getByRole('button', { name: 'Personal Info (complete)' })).toBeVisible();
  await expect(steps.getByRole('button')).toHaveText([/complete/, /Info$/, /Confirmation$/]);
});

test('beside the form stands the course that is chosen in it', async ({ page }) => {
  await openCourseInfo(page, 1);
  const aside = page.getByRole('complementary', { name: 'About your enrolment' });
  await expect(aside.getByRole('heading', { name: 'English For Kids' })).toBeVisible();
  await page.getByRole('radio', { name: 'Mandarin' }).check();
  await page.getByLabel('Course type').selectOption('HSK');
  await expect(aside.getByRole('heading', { name: 'HSK' })).toBeVisible();
  await expect(aside.getByRole('heading', { name: 'English For Kids' })).toHaveCount(0);
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
