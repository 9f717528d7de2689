import type { Page } from '@playwright/test';
import { untilStable } from './support/stable';
import { activeSlideEdges, shiftInVw, findSlider } from './support/slider';
import { expect, test } from './support/test';

const team = (page: Page) => findSlider(page, 'Members of our team');
const dots = (page: Page) => team(page).getByRole('button');

test('sections 2 and 9: the hero fills the viewport, a dot selects its team card, and the cards’ size depends on the viewport’s width @all', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  const hero = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 1 }),
  });
  await expect(hero).toHaveCSS('min-height', '900px');
  await dots(page).nth(5).click();
  await expect(team(page).locator('[aria-current]')).toHaveAccessibleName(/6 of 6/);
  await expect(team(page).locator('li:not([inert])')).toHaveCount(1);
  await expect(team(page).locator('li').nth(5)).not.toHaveAttribute('inert');

  for (const [width, card, track, step] of [
    [1156, 28, 195, 33.4],
    [1155, 45, 300, 51],
    [750, 96, 600, 100.5],
  ] as const) {
    await test.step(`at ${width} px, a card is ${card}vw wide, the track ${track}vw and a step ${step}vw`, async () => {
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
        await untilStable(page);
        const { left: from, right: to, window } = await activeSlideEdges(team(page));
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(window);
      }
    });
  }
});
