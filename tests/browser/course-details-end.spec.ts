import { labels } from '../../src/content/labels';
import { coursePage } from '../../src/content/course-page';
import { coursesOf } from '../../src/content/courses';
import { expect, test } from './support/test';

test('the page of a course ends with the other courses in its language', async ({ page }) => {
  const [id, language] = [10, 'Mandarin'] as const;
  await page.goto(`/course-details/${id}`);
  const others = coursesOf(language).filter((course) => course.id !== id);
  const more = page.getByRole('navigation', { name: coursePage.moreCourses(language) });
  await expect(more.getByRole('link')).toHaveText(others.map(({ title }) => title));
  for (const link of await more.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const [first] = others;
  await more.getByRole('link').first().click();
  await expect(page).toHaveURL(`/course-details/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await expect(page.getByAltText(labels.portraitOf(first?.educator.name ?? ''))).toBeVisible();
});
