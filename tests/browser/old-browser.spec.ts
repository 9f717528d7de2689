import { academy } from '../../src/content/academy';
import { oldBrowser } from '#words/old-browser';
import { labels } from '#words/labels';
import { pageError } from '#words/page-error';
import { paths } from '../../src/content/paths';
import { courses } from '../../src/site/courses';
import { expect, test } from './support/test';

test('a browser that is too old still shows the pages, with a notice and the academy’s contact details', async ({
  page,
}) => {
  await page.addInitScript('delete Array.prototype.toSorted');
  const notice = page.getByRole('alert').filter({ hasText: oldBrowser.title });
  for (const path of [paths.enrolment(4), paths.home]) {
    // The fixture's `goto` waits for React, which does not start here.
    await page.mainFrame().goto(path);
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: academy.phone })).toBeVisible();
    await expect(notice.getByRole('link', { name: academy.email })).toBeVisible();
    await expect(page.getByText(pageError.title)).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL(paths.courses);
  await expect(page.getByRole('link', { name: 'See More' })).toHaveCount(courses.length);
  const title = page.getByRole('heading', { name: labels.courseList('Mandarin') });
  expect((await title.boundingBox())?.height).toBeGreaterThan(20);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(notice).toBeVisible();

  await page.mainFrame().goto(paths.courseDetails(6));
  await expect(page.getByRole('time').first()).toBeVisible();
  await page.mainFrame().goto(paths.about);
  const slide = page.locator('.slider__slide').first();
  await slide.scrollIntoViewIfNeeded();
  await expect(slide).toBeInViewport({ ratio: 0.5 });
});

test('if the browser does not support a page’s code, the error does not blame the connection @all', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/is not a function/);
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "''.newerThanThis()" }),
  );
  await page.mainFrame().goto(paths.about);
  const alert = page.getByRole('alert').filter({ hasText: pageError.broken.title });
  await expect(alert.getByRole('link', { name: academy.phone })).toBeVisible();
  await expect(alert.getByRole('button')).toHaveCount(0);
});
