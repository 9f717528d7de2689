import type { Page } from '@playwright/test';
import { untilAtRest } from './support/at-rest';
import { activeSlideEdges, shiftInVw, sliderOf, swipe } from './support/slider';
import { expect, test } from './support/test';

const sections = [
  'Trusted International Accreditations',
  'What Makes Us Different',
  'Discover the Right Course for You',
  'Real Experiences, Real Results',
  "Let's Talk!",
];

const englishCourses = [
  'English For Kids',
  'Academic English',
  'Professional Business English',
  'VIP English Course',
  'Summer/Winter Camp',
];

const testimonials = (page: Page) => sliderOf(page, 'Student testimonials');
const dots = (page: Page) => testimonials(page).getByRole('button');
const revealOf = (page: Page, heading: string) =>
  page.locator('.reveal').filter({ has: page.getByRole('heading', { name: heading }) });

test.beforeEach(({ page }) => page.goto('/'));

test('section 2: the hero names the academy and leads to contact and courses', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jambatan Language Academy');
  await expect(page.getByText('Master Languages, Connect Globally')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Explore Our Courses' }).click();
  await expect(page).toHaveURL('/Courses');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/ContactUs');
});

test('section 2: the sections, their cards and the courses', async ({ page }) => {
  await test.step('section 2: the sections follow in their order', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = async () =>
      (await headings.allTextContents()).filter((title) => sections.includes(title));
    await expect.poll(titles).toEqual(sections);
  });

  await test.step('section 2: five accreditations and two difference cards', async () => {
    const accreditations = page.getByRole('region', {
      name: 'Trusted International Accreditations',
    });
    await expect(accreditations.getByRole('listitem')).toHaveCount(5);
    const differences = page.getByRole('region', { name: 'What Makes Us Different' });
    await expect(differences.getByRole('heading', { level: 3 })).toHaveCount(2);
  });

  await test.step('section 2: the five English courses, each with picture, teaser and two buttons', async () => {
    const cards = page.getByRole('article').filter({ has: page.getByText('Enroll Now') });
    await expect(cards.getByRole('heading')).toHaveText(englishCourses);
    for (const [index, card] of (await cards.all()).entries()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.getByText(/\.\.$/)).toBeVisible();
      const enrol = card.getByRole('link', { name: 'Enroll Now' });
      await expect(enrol).toHaveAttribute('href', `/Inroll/${index + 1}`);
      const more = card.getByRole('link', { name: 'See More' });
      await expect(more).toHaveAttribute('href', `/course-details/${index + 1}`);
    }
  });

  await test.step('section 3: the cards carry the tags of their courses', async () => {
    const tags = (title: string) =>
      page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .getByRole('listitem');
    await expect(tags('English For Kids')).toHaveText(['Flexibility in timing', '7 14 years']);
    await expect(tags('Academic English')).toHaveText(['IELTS', 'TOEFL']);
    await expect(tags('VIP English Course')).toHaveText([
      'Choose your hours',
      'One to One Teaching',
    ]);
  });

  await test.step('section 2: the course list has a subtitle and a button to the catalogue', async () => {
    await expect(page.getByText(/Start your journey today\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Explore More Courses' }).click();
    await expect(page).toHaveURL('/Courses');
  });
});

test('sections 2 and 4: the slider starts at the first of five slides, and a dot selects its slide', async ({
  page,
}) => {
  await test.step('section 2: a picture of student life stands beside the slider', async () => {
    const picture = page.getByRole('img', { name: 'Two students talking' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const pictureBox = await picture.boundingBox();
    const sliderBox = await testimonials(page).boundingBox();
    expect(pictureBox && pictureBox.x + pictureBox.width).toBeLessThanOrEqual(sliderBox?.x ?? 0);
  });

  await test.step('section 4: the testimonial slider starts at the first of five slides', async () => {
    await expect(testimonials(page).locator('li')).toHaveCount(5);
    await expect(dots(page)).toHaveCount(5);
    await expect(dots(page).first()).toHaveAttribute('aria-current', 'true');
    await expect(testimonials(page).locator('li:not([inert])')).toHaveCount(1);
  });

  await test.step('the dots are targets for a thumb, 44 px wide, and answer the keyboard', async () => {
    const box = await dots(page).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await dots(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('section 2: a dot selects its slide and is highlighted', async () => {
    await dots(page).nth(3).click();
    await expect(testimonials(page).locator('[aria-current]')).toHaveAccessibleName(/4 of 5/);
    await expect(testimonials(page).locator('li').nth(3)).not.toHaveAttribute('inert');
    await expect(testimonials(page).locator('li').nth(0)).toHaveAttribute('inert');
  });
});

test('section 9: a testimonial’s step follows the window’s width', async ({ page }) => {
  for (const [width, step] of [
    [775, 60],
    [774, 89],
    [555, 99],
  ] as const) {
    await test.step(`at ${width} px it is ${step}vw wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const index = 4;
      await dots(page).nth(index).click();
      await expect.poll(() => shiftInVw(testimonials(page))).toBeCloseTo(step * index, 0);
      // WebKit may tell the end of the way before it has begun.
      await untilAtRest(page);
      const { left, right, window } = await activeSlideEdges(testimonials(page));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window);
    });
  }
});

test('section 2: titles fade and slide in once, on first scroll into view', async ({ page }) => {
  const reveal = revealOf(page, 'What Makes Us Different');
  await expect(reveal).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'What Makes Us Different' }).scrollIntoViewIfNeeded();
  await expect(reveal).toHaveCSS('opacity', '1');
  await expect(reveal).toHaveCSS('transform', 'none');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(reveal).toHaveCSS('opacity', '1');
});

test('motion: nothing is hidden before its reveal under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(revealOf(page, 'What Makes Us Different')).toHaveClass(/waiting/);
  await expect(revealOf(page, 'What Makes Us Different')).toHaveCSS('opacity', '1');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a finger can swipe the testimonials, and not past their ends', async ({ page }) => {
    const current = testimonials(page).locator('[aria-current]');
    const track = testimonials(page).getByRole('list');
    await swipe(page, track.locator('li:not([inert])'), -120);
    await expect(current).toHaveAccessibleName(/2 of 5/);
    await swipe(page, track.locator('li:not([inert])'), 120);
    await expect(current).toHaveAccessibleName(/1 of 5/);
    await swipe(page, track.locator('li:not([inert])'), 120);
    await expect(current).toHaveAccessibleName(/1 of 5/);
  });
});
