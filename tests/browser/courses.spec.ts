import type { Page } from '@playwright/test';
import { coursesInLanguage } from '../../src/site/courses';
import { expect, test } from './support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const titles = (page: Page) => panel(page).getByRole('heading', { level: 3 });
const expectedTitles = (language: 'English' | 'Mandarin') =>
  coursesInLanguage(language).map(({ title }) => title);

test('sections 2 and 4: the tabs switch the language, and a card links to the course’s details and form', async ({
  page,
}) => {
  await page.goto('/Courses');
  await expect(titles(page)).toHaveText(expectedTitles('English'));
  await tab(page, 'Mandarin').click();
  await expect(titles(page)).toHaveText(expectedTitles('Mandarin'));
  await tab(page, 'English').click();
  await expect(titles(page)).toHaveText(expectedTitles('English'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Mandarin')).toBeFocused();
  await expect(titles(page)).toHaveText(expectedTitles('Mandarin'));

  await panel(page).getByRole('link', { name: 'See More about YCT' }).click();
  await expect(page).toHaveURL('/course-details/7');
  await page.goBack();
  await expect(titles(page)).toHaveText(expectedTitles('Mandarin'));
  await expect(panel(page)).toBeInViewport();

  await panel(page).getByRole('link', { name: 'Enroll Now in YCT' }).click();
  await expect(page).toHaveURL('/Inroll/7');
  await page.goBack();
  const card = panel(page).getByRole('article').filter({ hasText: 'HSK' });
  // Force the click, because a link covers the whole card.
  await card.getByRole('img').click({ force: true });
  await expect(page).toHaveURL('/course-details/6');
});
