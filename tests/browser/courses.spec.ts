import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const englishTitles = [
  'English For Kids',
  'Academic English',
  'Professional Business English',
  'VIP English Course',
  'Summer/Winter Camp',
];

const mandarinTitles = [
  'HSK',
  'YCT',
  'Professional Business Mandarin (BCT)',
  'VIP Mandarin Course',
  'Summer/Winter Camp',
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const titles = (page: Page) => panel(page).getByRole('heading', { level: 3 });

test.beforeEach(({ page }) => page.goto('/Courses'));

test('sections 2 and 4: two tabs, courses 1 to 5 and 6 to 10', async ({ page }) => {
  await test.step("section 2: the hero says 'Discover Our Language courses'", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Discover Our Language courses',
    );
  });

  await test.step('section 2: without a button the list has neither title nor subtitle', async () => {
    await expect(page.getByText('Discover the Right Course for You')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Explore More Courses' })).toHaveCount(0);
  });

  await test.step('section 4: two tabs, of which English is the default', async () => {
    await expect(page.getByRole('tab')).toHaveText(['English', 'Mandarin']);
    await expect(tab(page, 'English')).toHaveAttribute('aria-selected', 'true');
    await expect(titles(page)).toHaveText(englishTitles);
  });

  await test.step('section 2: the tabs switch between courses 1 to 5 and 6 to 10', async () => {
    for (const [language, expectedTitles, firstId] of [
      ['Mandarin', mandarinTitles, 6],
      ['English', englishTitles, 1],
    ] as const) {
      await tab(page, language).click();
      await expect(titles(page)).toHaveText(expectedTitles);
      const cards = panel(page).getByRole('article');
      for (const [index, card] of (await cards.all()).entries()) {
        const enrol = card.getByRole('link', { name: 'Enroll Now' });
        await expect(enrol).toHaveAttribute('href', `/Inroll/${firstId + index}`);
        const more = card.getByRole('link', { name: 'See More' });
        await expect(more).toHaveAttribute('href', `/course-details/${firstId + index}`);
      }
    }
  });

  await test.step('section 4: arrow keys choose the language', async () => {
    await tab(page, 'English').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Mandarin')).toBeFocused();
    await expect(titles(page)).toHaveText(mandarinTitles);
  });
});

test('the whole card leads to the details, with one stop of the keyboard less', async ({
  page,
}) => {
  const card = panel(page).getByRole('article').filter({ hasText: 'Academic English' });
  await expect(card.getByRole('link')).toHaveCount(2);
  // The picture lies under the link that spreads over the card.
  await card.getByRole('img').click({ force: true });
  await expect(page).toHaveURL('/course-details/2');
});

test('section 2: a card leads to the details and to the enrolment form', async ({ page }) => {
  await tab(page, 'Mandarin').click();
  await panel(page).getByRole('link', { name: 'See More about YCT' }).click();
  await expect(page).toHaveURL('/course-details/7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/Courses');
  await panel(page).getByRole('link', { name: 'Enroll Now in Academic English' }).click();
  await expect(page).toHaveURL('/Inroll/2');
});
