import type { Page } from '@playwright/test';
import { pageError } from '#words/page-error';
import { academy } from '../../src/content/academy';
import { paths } from '../../src/content/paths';
import { courses } from '../../src/site/courses';
import { pageKinds } from './support/page-kinds';
import { expect, test, untilTakenOver } from './support/test';

/* What a page shows if its scripts can't be loaded or run. */

// The browser logs errors for the blocked files.
test.use({ expectedConsole: [/Failed to load resource|dynamically imported module/] });

const notices = (page: Page) =>
  page.getByRole('alert').filter({ hasText: pageError.incomplete.title });

/** Returns the scripts that the page at a path loads, in the order of its HTML. */
async function listScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return / data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Expects the notice at the top of the page, and in the form if the page has one. */
async function expectNotices(page: Page, path: string): Promise<void> {
  await expect(notices(page)).toHaveCount(path.includes('Inroll') ? 2 : 1);
  for (const notice of await notices(page).all()) {
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: academy.phone })).toBeVisible();
    await expect(notice.getByRole('link', { name: academy.email })).toBeVisible();
  }
}

for (const path of pageKinds) {
  const tag = path === paths.enrolment(4) ? '' : ' @all';
  test(`if any script of ${path} can't be loaded, the page says so, and a reload brings it back with what was typed${tag}`, async ({
    page,
  }) => {
    test.slow();
    const scripts = await listScripts(page, path);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.length).toBeLessThanOrEqual(6);
    for (const script of scripts) {
      await test.step(script, async () => {
        await page.route(`**${script}`, (route) => route.abort());
        // The fixture's `goto` waits for React, which does not start here.
        await page.mainFrame().goto(path);
        await expectNotices(page, path);
        const message = page.getByLabel('Message');
        if (path === paths.contact) await message.fill('Is there a class on Sundays?');
        await page.unroute(`**${script}`);
        // The browser may request the file again for another script, and the site then starts.
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('[role=alert] button')?.click(),
        );
        await untilTakenOver(page);
        await expect(notices(page)).toHaveCount(0);
        if (path === paths.contact) await expect(message).toHaveValue(/Sundays/);
      });
    }
  });
}

test('if a script does not arrive within 15 seconds, the page says so, and works once the script arrives', async ({
  page,
}) => {
  // Only `runFor` moves the clock, however long the page takes to load.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/libraries-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.mainFrame().goto(paths.enrolment(4), { waitUntil: 'commit' });
  await page.locator('script[type=module]').last().waitFor({ state: 'attached' });
  await page.clock.runFor(14_000);
  await expect(notices(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expectNotices(page, paths.enrolment(4));
  await page.clock.resume();
  arrive();
  await untilTakenOver(page);
  await expect(notices(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeEnabled();
});

test('if the scripts fail to load, links and the contact form still work', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.mainFrame().goto(paths.contact);
  await expect(notices(page)).toBeVisible();
  await page.getByLabel('Message').fill('Hello');
  const opened = page.waitForRequest(/^mailto:/);
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await opened).url()).toContain(academy.email);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: pageError.incomplete.reload }).click();
  await reloaded;
  await expect(notices(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click();
  await expect(page.getByText('Visitor Visa: Shorter than 6 Months')).toBeVisible();
});

test('if the code of another page can’t be loaded without a connection, the page says so and offers a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page.getByRole('heading', { name: pageError.title })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: pageError.retry }).click();
  await expect(page.getByText('Our Story').first()).toBeVisible();
});

test('a browser that is too old still shows the pages, with the notice and the academy’s contact details', async ({
  page,
}) => {
  await page.addInitScript('delete Array.prototype.toSorted');
  for (const path of [paths.enrolment(4), paths.home]) {
    await page.mainFrame().goto(path);
    await expectNotices(page, path);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL(paths.courses);
  await expect(page.getByRole('link', { name: 'See More' })).toHaveCount(courses.length);
  await expect(page.getByRole('tab')).toHaveCount(0);
});
