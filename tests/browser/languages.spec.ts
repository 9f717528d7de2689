import { language as arabic } from '../../src/content/ar/language';
import { siteLanguages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { namePrefix } from '../../src/content/prefixes';
import { inLanguage, languageTags } from '../../src/site/languages';
import { expectAccessible, phone } from './support/accessible';
import { expectLargeTextFits } from './support/large-text';
import { pageKinds } from './support/page-kinds';
import { untilStable } from './support/stable';
import { expect, test } from './support/test';

const choiceKey = `${namePrefix}-language`;
const others = languageTags.filter((tag) => tag !== 'en');

test.describe('for a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-YE' });

  test('the English page offers Arabic in Arabic, once', async ({ page }) => {
    const { text, accept } = siteLanguages.ar.offer;
    const open = async (path: string) => {
      await page.goto(path);
      await page.mouse.wheel(0, 300);
    };
    await open(paths.courses);
    await expect(page.getByText(text)).toBeInViewport();
    const isRemembered = () => page.evaluate((key) => key in localStorage, choiceKey);
    await expect.poll(isRemembered).toBe(true);
    await open(paths.courses);
    await expect.poll(() => page.locator('.site-status').count()).toBe(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await untilStable(page);
    await expect(page.getByText(text)).toBeHidden();

    await test.step('its link opens the page in Arabic, which offers no other language', async () => {
      await page.evaluate(() => localStorage.clear());
      await open(paths.about);
      await page.getByRole('link', { name: accept }).click();
      await expect(page).toHaveURL(inLanguage(arabic, paths.about));
      await expect.poll(() => page.locator('.site-status').count()).toBe(1);
      await expect(page.getByText(siteLanguages.en.offer.text)).toBeHidden();
    });
  });
});

for (const tag of others) {
  test(`the pages in ${tag} are accessible and fit on a small phone @all`, async ({
    page,
    expectedConsole,
  }) => {
    test.setTimeout(180_000);
    expectedConsole.push(/status of 404/);
    await page.setViewportSize(phone);
    for (const path of pageKinds) {
      await page.goto(inLanguage(tag, path));
      await expectAccessible(page, { hasCheckedColours: true });
      // The minimum number of characters per line is meant for Latin letters. Chinese wraps after
      // any character.
      if (tag !== 'zh') await expectLargeTextFits(page, [320]);
    }
  });
}
