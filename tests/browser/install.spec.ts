import type { Page } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';
import { paths } from '../../src/content/paths';
import { install } from '#words/install';
import { manifest } from '../../src/site/manifest';
import { openForm } from './support/enrolment-form';
import {
  card,
  installQuestions,
  offerInstall,
  pretendToBeIPhone,
  stepsDialog,
  untilQuiet,
  untilVisitNoted,
  visitFirst,
} from './support/install';
import { queuedRecord, storeRecords } from './support/outbox-records';
import { expect, test } from './support/test';

const cardButton = (page: Page, name: string) => card(page).getByRole('button', { name });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('installation is offered on the second page visited, and the browser prompts only when the visitor presses the button @all', async ({
    page,
  }) => {
    await visitFirst(page);
    await offerInstall(page);
    await untilQuiet(page);
    await expect(card(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    expect(await installQuestions(page)).toBe(0);
    await cardButton(page, install.install).click();
    await expect(card(page)).toHaveCount(0);
    expect(await installQuestions(page)).toBe(1);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/HelpCenter');
    await offerInstall(page);
    await untilQuiet(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('the offer is hidden while a field has the focus, and disappears permanently when declined @all', async ({
    page,
  }) => {
    await pretendToBeIPhone(page);
    await visitFirst(page);
    await page.goto('/ContactUs');
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Full Name').focus();
    await expect(card(page)).not.toBeInViewport();
    await page.getByLabel('Full Name').blur();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await cardButton(page, install.decline).click();
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await untilQuiet(page);
    await expect(card(page)).toHaveCount(0);
  });

  test('once a draft is saved, the offer appears below the form, but only after the page is reloaded @all', async ({
    page,
  }) => {
    await pretendToBeIPhone(page);
    await openForm(page, 3);
    // Wait until the visit is recorded. Otherwise, the draft would count as one from an earlier
    // visit.
    await untilVisitNoted(page);
    await page.getByLabel('First name').fill('Sample');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await untilQuiet(page);
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await expect(card(page)).toBeVisible();
    await page.getByLabel('First name').scrollIntoViewIfNeeded();
    const main = await page.getByRole('main').boundingBox();
    const place = await card(page).boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? Infinity));
  });
});

test('on an iPhone, the card opens the steps, with pictures and a warning about data left behind, and the requests page always offers the steps @all', async ({
  page,
}) => {
  await storeRecords(page, queuedRecord(2));
  await pretendToBeIPhone(page);
  await visitFirst(page);
  await page.goto(paths.requests);
  const how = page.getByRole('main').getByRole('button', { name: install.how });
  await expect(how).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
  await cardButton(page, install.how).click();
  const items = stepsDialog(page).getByRole('listitem');
  await expect(items).toContainText(install.steps.ios.map(({ text }) => text));
  for (const picture of await items.locator('img').all()) {
    await expect(picture).toHaveJSProperty('naturalWidth', 160);
  }
  await stepsDialog(page).getByRole('link', { name: install.leftBehind.link }).click();
  await expect(page).toHaveURL(paths.requests);
  await expect(stepsDialog(page)).toBeHidden();

  await page.goto('/Courses');
  await untilQuiet(page);
  await expect(card(page)).toHaveCount(0);
  await page.goto(paths.requests);
  await how.click();
  await expect(items).toHaveCount(install.steps.ios.length);
  await page.keyboard.press('Escape');
  await expect(how).toBeFocused();
});

test('the site can be installed, and Chromium finds no errors in the manifest @all', async ({
  playwright,
  server,
}) => {
  // Installing requires a profile, which the context of `page` does not have.
  const context = await playwright.chromium.launchPersistentContext('', {
    // The headless shell would report every page as installable.
    executablePath: ensureChromium(findWholeChromium),
    args: [...sandboxArguments],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${server.url}/course-details/2`);
  const named = (name: string) => page.locator(`head > ${name}`);
  // The links are added after the page has loaded.
  await named('link[rel=manifest]').waitFor({ state: 'attached' });
  await expect(named('link[rel=apple-touch-icon]')).toHaveAttribute('href', /\.png$/);
  await expect(named('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    manifest.short_name,
  );
  const devTools = await context.newCDPSession(page);
  const { url, errors } = await devTools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
});
