import type { Locator, Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { paths } from '../../src/content/addresses';
import { footer } from '../../src/content/footer';
import { privacy } from '../../src/content/privacy';
import { privacyNotice } from '../../src/content/privacy-notice';
import { samplePerson } from './support/enrolment-form';
import { expect, test } from './support/test';

const english = 'Your personal data';
const malay = 'Data peribadi anda';

/** What a visitor reads of how long a request is kept. */
const terms = { en: `${privacy.retentionDays} days`, ms: `${privacy.retentionDays} hari` };

const partNamed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

/** It comes to the top of the window, right below the bar that sticks there. */
async function expectAtTop(page: Page, part: Locator) {
  const bar = page.getByRole('banner');
  await expect(async () => {
    const [{ y, height }, { y: top }] = [await boxOf(bar), await boxOf(part)];
    expect(top).toBeGreaterThanOrEqual(Math.floor(y + height));
    expect(top).toBeLessThan(y + 2 * height);
  }).toPass();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not to be seen.`);
  return box;
}

test.use({ viewport: { width: 360, height: 800 } });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('at the form the notice stands in both languages, with the days that a request is kept', async ({
    page,
  }) => {
    await page.goto(paths.enrolment(3));
    for (const { language, title, more } of privacyNotice) {
      const version = page.locator(`main [lang=${language}]`).filter({ hasText: title });
      await expect(version).toBeVisible();
      await expect(version).toContainText(terms[language]);
      await expect(version.getByRole('link', { name: more.label })).toBeVisible();
    }
  });

  test('the whole of it stands on the contact page, in both languages and with the same parts', async ({
    page,
  }) => {
    await page.goto(paths.contact);
    for (const [name, language] of [
      [english, 'en'],
      [malay, 'ms'],
    ] as const) {
      const part = partNamed(page, name);
      await expect(part).toHaveAttribute('lang', language);
      await expect(part).toContainText(terms[language]);
      await expect(part.getByRole('heading', { level: 3 })).toHaveCount(7);
      const mail = part.locator('a[href^="mailto:"]');
      const address = new URL((await mail.getAttribute('href')) ?? '');
      expect(address.pathname).toBe(academy.email);
      expect(address.searchParams.get('subject')).not.toBe('');
      await expect(part.locator(`a[href="${academy.phoneHref}"]`)).toBeVisible();
    }
  });
});

test('the form leads to all of it in the same language, and back to what was typed', async ({
  page,
}) => {
  await page.goto(paths.enrolment(3));
  await page.getByLabel('First name').fill(samplePerson['First name']);
  await page.getByRole('link', { name: privacyNotice[1]?.more.label ?? '' }).click();
  await expect(page).toHaveURL(paths.privacyInMalay);
  const part = partNamed(page, malay);
  await expectAtTop(page, part);
  await expect(part.getByRole('heading', { name: malay, exact: true })).toBeFocused();
  await part.getByRole('link', { name: 'English' }).click();
  await expectAtTop(page, partNamed(page, english));

  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue(samplePerson['First name']);
});

test('the footer leads to it from another page and from its own, and so does the address', async ({
  page,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy.label });
  const part = partNamed(page, english);
  await page.goto('/AboutUs');
  await link.click();
  await expectAtTop(page, part);
  await link.click();
  await expectAtTop(page, part);
  await expect(part.getByRole('heading', { name: english, exact: true })).toBeFocused();

  await page.goto(paths.privacyInMalay.replace(paths.contact, '/contact'));
  await expect(page).toHaveURL(paths.privacyInMalay);
  await expectAtTop(page, partNamed(page, malay));
});
