import type { Page } from '@playwright/test';
import { untilAtRest } from './support/at-rest';
import { activeSlideEdges, shiftInVw, sliderOf } from './support/slider';
import { expect, test } from './support/test';

const team = (page: Page) => sliderOf(page, 'Members of the team');
const dots = (page: Page) => team(page).getByRole('button');

test.beforeEach(({ page }) => page.goto('/AboutUs'));

test('section 2: hero, story, drives, accreditations and team', async ({ page }) => {
  await test.step("section 2: the hero says 'Building Futures Through Education'", async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Building Futures Through Education',
    );
  });

  await test.step('section 2: story, drives, accreditations and team follow in this order', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText([
      'Chat With US',
      'Our Story:',
      'What Drives Us',
      'Trusted International Accreditations',
      'Meet our team',
    ]);
  });

  await test.step("section 2: 'What Drives Us' holds vision and mission", async () => {
    const drives = page.getByRole('region', { name: 'What Drives Us' });
    await expect(drives.getByRole('heading', { level: 3 })).toHaveText([/vision/i, /mission/i]);
  });

  await test.step('section 2: six team cards with name, role and a short bio', async () => {
    const cards = team(page).locator('article');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card.locator('h3')).not.toBeEmpty();
      await expect(card.locator('p')).toHaveCount(2);
    }
    await expect(team(page).getByText('English Teacher', { exact: true }).first()).toBeAttached();
  });
});

test('sections 2 and 4: the fourth of six dots is selected at first, and a dot selects its card', async ({
  page,
}) => {
  await test.step('section 4: the fourth of six dots is selected at first', async () => {
    await expect(dots(page)).toHaveCount(6);
    await expect(dots(page).nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(team(page).locator('li').nth(3)).not.toHaveAttribute('inert');
  });

  await test.step('section 2: a dot selects its card', async () => {
    await dots(page).nth(5).click();
    await expect(team(page).locator('[aria-current]')).toHaveAccessibleName(/6 of 6/);
    await expect(team(page).locator('li:not([inert])')).toHaveCount(1);
    await expect(team(page).locator('li').nth(5)).not.toHaveAttribute('inert');
  });
});

test('section 9: a team card’s width follows the window’s', async ({ page }) => {
  for (const [width, card, track, step] of [
    [1156, 28, 195, 33.4],
    [1155, 45, 300, 51],
    [750, 96, 600, 100.5],
  ] as const) {
    await test.step(`at ${width} px a card is ${card}vw, the track ${track}vw, a step ${step}vw`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const widths = await team(page)
        .getByRole('list')
        .evaluate((list) => ({
          card: list.firstElementChild?.getBoundingClientRect().width ?? 0,
          track: list.getBoundingClientRect().width,
        }));
      expect((widths.card / width) * 100).toBeCloseTo(card, 0);
      expect((widths.track / width) * 100).toBeCloseTo(track, 0);
      for (const index of [0, 5]) {
        await dots(page).nth(index).click();
        await expect.poll(() => shiftInVw(team(page))).toBeCloseTo(step * index, 0);
        // WebKit may tell the end of the way before it has begun.
        await untilAtRest(page);
        const { left, right, window } = await activeSlideEdges(team(page));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(window);
      }
    });
  }
});
