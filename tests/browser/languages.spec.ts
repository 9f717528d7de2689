import { enrolment } from '#words/enrolment';
import { help } from '#words/help';
import { requests } from '#words/requests';
import { language as arabic } from '../../src/content/ar/language';
import { help as arabicHelp } from '../../src/content/ar/help';
import { enrolment as arabicForm } from '../../src/content/ar/enrolment';
import { notFound as arabicNotFound } from '../../src/content/ar/not-found';
import { siteLanguages } from '../../src/content/languages';
import { paths } from '../../src/content/paths';
import { namePrefix } from '../../src/content/prefixes';
import { inLanguage, languageTags } from '../../src/site/languages';
import { expectAccessible, phone } from './support/accessible';
import { samplePerson } from './support/enrolment-form';
import { expectLargeTextFits } from './support/large-text';
import { action, openWithUnsent } from './support/outbox-page';
import { unsentRecord } from './support/outbox-records';
import { pageKinds } from './support/page-kinds';
import { untilStable } from './support/stable';
import { expect, test } from './support/test';

const choiceKey = `${namePrefix}-language`;
const others = languageTags.filter((tag) => tag !== 'en');

test('the language menu opens the same page in another language and keeps what was just typed', async ({
  page,
}) => {
  await page.goto(`${paths.enrolment(3)}?a=1`);
  await page.getByLabel('First name').fill(samplePerson['First name']);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: siteLanguages.ar.name }).click();
  await expect(page).toHaveURL(`${inLanguage('ar', paths.enrolment(3))}?a=1`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const field = page.getByLabel(arabicForm.fields.firstName.label, { exact: true });
  await expect(field).toHaveValue(samplePerson['First name']);
});

test('a certificate number that was typed but not searched for is kept when the language changes @all', async ({
  page,
}) => {
  const number = 'JLA-2026';
  await page.goto(`${paths.help}#certificate`);
  await page.getByLabel(help.certificate.label).fill(number);
  const toggle = page.getByRole('button', { name: 'Language: English' });

  await test.step('choosing a language closes the menu, even if the page stays open', async () => {
    await toggle.click();
    const link = page.getByRole('link', { name: siteLanguages.en.name, exact: true });
    await link.click();
    await expect(link).toBeHidden();

    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await toggle.click();
    await link.click();
    await expect(link).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
  });

  await page.getByRole('button', { name: 'Open menu' }).click();
  await toggle.click();
  await page.getByRole('link', { name: siteLanguages.ar.name }).click();
  await expect(page.getByLabel(arabicHelp.certificate.label)).toHaveValue(number);
});

test('a request being edited stays in the form when the language changes', async ({ page }) => {
  await openWithUnsent(page, paths.requests, unsentRecord(2));
  await action(page, requests.actions.edit, 2).click();
  await page.getByRole('heading', { name: enrolment.steps[1] }).waitFor();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('link', { name: siteLanguages.ar.name }).click();
  await page.getByRole('heading', { name: arabicForm.steps[1] }).waitFor();
  await page.getByRole('button', { name: arabicForm.steps[0] }).click();
  const field = page.getByLabel(arabicForm.fields.firstName.label, { exact: true });
  await expect(field).toHaveValue(samplePerson['First name']);
});

test('a static host’s English Not Found page is replaced by the one in the address’s language @all', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404/);
  await page.route('/ar/nowhere', (route) => route.fulfill({ status: 404, path: 'dist/404.html' }));
  await page.goto('/ar/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabicNotFound.title);
});

test.describe('for a visitor whose browser prefers Arabic', () => {
  test.use({ locale: 'ar-YE' });

  test('the English page offers Arabic in Arabic', async ({ page }) => {
    const offer = page.getByText(siteLanguages.ar.offer.text);
    await page.goto(paths.courses);
    await page.mouse.wheel(0, 300);
    await expect(offer).toBeInViewport();

    await test.step('an ignored offer is not repeated', async () => {
      const isRemembered = () => page.evaluate((key) => key in localStorage, choiceKey);
      await expect.poll(isRemembered).toBe(true);
      await page.reload();
      await expect.poll(() => page.locator('.site-status').count()).toBe(1);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await untilStable(page);
      await expect(offer).toBeHidden();
    });
  });

  test('an offer that was never in view is made again @all', async ({ page }) => {
    await page.setViewportSize(phone);
    const offer = page.getByText(siteLanguages.ar.offer.text);
    await page.goto(paths.courses);
    await page.mouse.wheel(0, 600);
    await expect(offer).toBeAttached();
    await expect(offer).not.toBeInViewport();
    await page.goto(paths.about);
    await page.mouse.wheel(0, 600);
    await expect(offer).toBeAttached();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(offer).toBeInViewport();

    await test.step('its link opens the page in Arabic, which offers no other language', async () => {
      await page.getByRole('link', { name: siteLanguages.ar.offer.accept }).click();
      await expect(page).toHaveURL(inLanguage(arabic, paths.about));
      await expect.poll(() => page.locator('.site-status').count()).toBe(1);
      await expect(page.getByText(siteLanguages.en.offer.text)).toBeHidden();
    });
  });

  test('declining the offer closes it @all', async ({ page }) => {
    const offer = page.getByText(siteLanguages.ar.offer.text);
    await page.goto(paths.courses);
    await page.mouse.wheel(0, 300);
    await page.getByRole('button', { name: siteLanguages.ar.offer.decline }).click();
    await expect(offer).toBeHidden();
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
      await expectAccessible(page, { hasCheckedColours: true }, [phone]);
      // The minimum number of characters per line is meant for Latin letters. Chinese wraps after
      // any character.
      if (tag !== 'zh') await expectLargeTextFits(page, [320]);
    }
  });
}

test('the enrol bar is shown on course pages in another language @all', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${inLanguage('ar', paths.courseDetails(6))}#highlights`);
  await expect(page.locator('.enrol-bar__inner')).toBeVisible();
});
