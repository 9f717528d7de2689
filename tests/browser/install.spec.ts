import type { Page } from '@playwright/test';
import { ensureChromium, findWholeChromium, sandboxArguments } from '../support/chromium';
import { paths } from '../../src/content/paths';
import { install } from '#words/install';
import {
  card,
  installQuestions,
  offerInstall,
  pretendToBeIPhone,
  stepsDialog,
  untilQuiet,
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
    await cardButton(page, install.decline).click();
    await page.reload();
    await untilQuiet(page);
    await expect(card(page)).toHaveCount(0);
  });
});

test('on an iPhone, the card opens the steps, with a warning about data left behind, and the requests page always offers the steps @all', async ({
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
  await stepsDialog(page).getByRole('link', { name: install.leftBehind.link }).click();
  await expect(page).toHaveURL(paths.requests);
  await expect(stepsDialog(page)).toBeHidden();

  await page.goto(paths.requests);
  await how.click();
  await expect(items).toHaveCount(install.steps.ios.length);
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
  // The link is added after the page has loaded.
  await page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' });
  const devTools = await context.newCDPSession(page);
  const { url, errors } = await devTools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
});
