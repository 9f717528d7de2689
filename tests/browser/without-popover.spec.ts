import type { Page } from '@playwright/test';
import { navigation } from '../../src/content/navigation';
import { expectNothingWider } from './support/sideways';
import { expect, test } from './support/test';

/** Stands for Safari before its version 17, whose pages and styles know no popover. */
async function openWithoutPopover(page: Page, path: string) {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    const body = styles.replaceAll('not selector(:popover-open)', '(display:grid)');
    await route.fulfill({ response, body });
  });
  await page.goto(path);
}

test.use({ viewport: { width: 360, height: 800 } });

test('section 2: a browser without popovers has the links in the bar, and no menu', async ({
  page,
}) => {
  await openWithoutPopover(page, '/');
  const bar = page.getByRole('navigation', { name: navigation.label });
  await expect(page.getByRole('button', { name: navigation.openMenu })).toBeHidden();
  for (const { label, href } of navigation.links) {
    await bar.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectNothingWider(page);
  }
});
