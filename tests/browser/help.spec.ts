import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { faq } from '#words/faq';
import { help } from '#words/help';
import { alerts } from '#words/messages';
import { expect, test } from './support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('section 4: a click or a key press selects one of the five tabs, and a click updates the address', async ({
  page,
}) => {
  await page.goto('/HelpCenter?utm_source=leaflet#how-to-apply');
  await expect(panel(page, 'How To Apply')).toBeVisible();
  await expect(tab(page, 'How To Apply')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#accommodation';
  });
  await expect(panel(page, 'Acomodation')).toBeVisible();

  const entries = await page.evaluate(() => history.length);
  const place = await page.evaluate(() => scrollY);
  for (const name of ['Studying In Malaysia', 'Acomodation', 'Certificate', 'VISA']) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, name)).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await expect(page).toHaveURL(/\/HelpCenter\?utm_source=leaflet#visa$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(panel(page, 'How To Apply')).toBeVisible();

  await tab(page, 'How To Apply').focus();
  for (const [key, name] of [
    ['End', 'Certificate'],
    ['ArrowRight', 'Studying In Malaysia'],
    ['ArrowLeft', 'Certificate'],
    ['Home', 'Studying In Malaysia'],
    ['ArrowRight', 'How To Apply'],
    ['ArrowRight', 'VISA'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(panel(page, name)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(panel(page, 'VISA')).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(tab(page, 'VISA')).toHaveAttribute('aria-selected', 'true');
  await panel(page, 'VISA').getByRole('link', { name: help.visa.documents }).first().click();
  await expect(panel(page, 'How To Apply')).toBeFocused();

  await test.step('section 2: ‘Admissions’ in the footer leads to its tab, even from the same page', async () => {
    await tab(page, 'VISA').click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click();
    await expect(tab(page, 'How To Apply')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'How To Apply')).toBeInViewport();
    await expect(panel(page, 'How To Apply')).toBeFocused();
  });

  await tab(page, 'Certificate').click();
  await test.step('section 4: the certificate search ignores case and spaces, and an unknown number hides the sample', async () => {
    const image = page.getByRole('img', { name: help.certificate.imageAlt });
    const field = page.getByLabel(help.certificate.label);
    const search = page.getByRole('button', { name: help.certificate.button });
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    await field.fill('something else');
    await field.press('Enter');
    await expect(image).toBeHidden();
    await field.fill(`  ${academy.certificateNumber.toLowerCase().replaceAll('-', ' -')} `);
    await search.click();
    await expect(image).toBeVisible();
    await expect(page.getByText(alerts.noCertificate)).toBeHidden();
    const found = help.certificate.found(academy.certificateNumber);
    await expect(page.getByRole('status').getByText(found)).toBeVisible();

    // The result belongs to the number that was searched for, not to text typed later.
    await field.fill('JLA-1');
    await search.click();
    const message = page.getByRole('status').getByText('No certificate found.', { exact: true });
    await expect(message).toBeVisible();
    await expect(image).toBeHidden();
    await field.fill('JLA-2');
    await expect(message).toBeHidden();
  });

  await test.step('a link to a question opens it, and opening another updates the address', async () => {
    const [fees, refunds] = faq.items;
    await page.goto(`/HelpCenter#${refunds.id}`);
    await expect(page.getByText(refunds.answer[0], { exact: true })).toBeInViewport();
    await page.getByText(fees.question).click();
    await expect(page).toHaveURL(`/HelpCenter#${fees.id}`);
  });
});
