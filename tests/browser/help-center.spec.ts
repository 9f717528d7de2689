import type { Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { help } from '../../src/content/help';
import { alerts } from '../../src/content/messages';
import { expect, test } from './support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test.describe('section 2: Help Center', () => {
  test('section 2: title, admission text, and the contact form below the tabs', async ({
    page,
  }) => {
    await test.step('section 2: opens with its title and the admission text', async () => {
      await page.goto('/HelpCenter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You Need a Help / For Get Here',
      );
      await expect(page.getByText(help.heroIntro)).toBeVisible();
    });

    await test.step('section 2: the contact form follows the tabs', async () => {
      const tabs = await page.getByRole('tablist').boundingBox();
      const form = await page.getByRole('heading', { name: "Let's Talk!" }).boundingBox();
      expect(tabs?.y).toBeLessThan(form?.y ?? 0);
    });
  });

  test('section 4: one of five tabs is shown at a time', async ({ page }) => {
    await page.goto('/HelpCenter');
    const names = ['Studying In Malaysia', 'How To Apply', 'VISA', 'Acomodation', 'Certificate'];
    await expect(page.getByRole('tab')).toHaveText(names);
    for (const name of names) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page, name)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
  });

  test('section 4: arrow keys, Home and End select a tab', async ({ page }) => {
    await page.goto('/HelpCenter');
    await tab(page, 'Studying In Malaysia').focus();
    for (const [key, name] of [
      ['ArrowRight', 'How To Apply'],
      ['End', 'Certificate'],
      ['ArrowRight', 'Studying In Malaysia'],
      ['ArrowLeft', 'Certificate'],
      ['Home', 'Studying In Malaysia'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(panel(page, name)).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(panel(page, 'Studying In Malaysia')).toBeFocused();
  });

  test('section 4: the open tab follows the address, and the address the tab', async ({ page }) => {
    await page.goto('/HelpCenter?utm_source=leaflet#how-to-apply');
    await expect(panel(page, 'How To Apply')).toBeVisible();
    await expect(tab(page, 'How To Apply')).toBeInViewport();

    await page.evaluate(() => {
      location.hash = '#accommodation';
    });
    await expect(panel(page, 'Acomodation')).toBeVisible();

    const entries = await page.evaluate(() => history.length);
    const place = await page.evaluate(() => scrollY);
    await tab(page, 'VISA').click();
    await expect(page).toHaveURL(/\/HelpCenter\?utm_source=leaflet#visa$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.goBack();
    await expect(panel(page, 'How To Apply')).toBeVisible();
  });

  test('section 4: on a phone all five tabs are in view and large enough', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/HelpCenter#certificate');
    await expect(panel(page, 'Certificate')).toBeVisible();
    for (const { label } of help.tabs) {
      await expect(tab(page, label)).toBeInViewport({ ratio: 1 });
      expect((await tab(page, label).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("section 2: 'How To Apply' lists the documents of both visas", async ({ page }) => {
    await page.goto('/HelpCenter#how-to-apply');
    const lists = panel(page, 'How To Apply').getByRole('list');
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole('listitem')).toHaveText([
      /two passport photos on a white background/i,
      /an application form/i,
      /a health declaration form/i,
      /high school and latest academic certificates/i,
      /scans of all passport pages, with at least 1 year of validity/i,
      /proof of payment/i,
    ]);
    await expect(lists.last().getByRole('listitem')).toHaveText([
      /one photo/i,
      /an application form/i,
      /proof of payment/i,
    ]);
    await expect(panel(page, 'How To Apply').getByRole('heading', { level: 3 })).toHaveText([
      'Longer than 6 Months',
      'Visitor Visa: Shorter than 6 Months',
    ]);
  });

  test("section 9: 'VISA' names the durations and invites to ask for a guide", async ({ page }) => {
    await page.goto('/HelpCenter#visa');
    const visa = panel(page, 'VISA');
    await expect(visa).toContainText(/6 months or more need a student visa/);
    await expect(visa).toContainText(/passport that is valid for at least 6 months/);
    await expect(visa).toContainText(/digital arrival card/i);
    await expect(visa.getByRole('heading', { level: 3 })).toHaveText(
      help.visa.cases.map(({ title }) => title),
    );
    const chat = visa.getByRole('link', { name: help.visa.invite.button });
    const chatAddress = new URL((await chat.getAttribute('href')) ?? '');
    expect(chatAddress.searchParams.get('text')).toBe(help.visa.invite.message);
    const mail = visa.getByRole('link', { name: academy.email });
    const mailAddress = new URL((await mail.getAttribute('href')) ?? '');
    expect(mailAddress.searchParams.get('body')).toMatch(/nationality.*\r\n.*duration/);
    await visa.getByRole('link', { name: help.visa.documents }).first().click();
    await expect(panel(page, 'How To Apply')).toBeFocused();
  });
});

test.describe('section 4: certificate search', () => {
  const picture = { name: help.certificate.imageAlt };

  test.beforeEach(async ({ page }) => {
    await page.goto('/HelpCenter#certificate');
  });

  test('section 4: the sample certificate shows until another number is searched, which is trimmed and found', async ({
    page,
  }) => {
    await test.step('section 4: the sample certificate shows before any search', async () => {
      const image = page.getByRole('img', picture);
      await expect(image).toBeVisible();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step('section 5: the number is trimmed and found', async () => {
      const field = page.getByLabel(help.certificate.label);
      await field.fill('something else');
      await field.press('Enter');
      await expect(page.getByRole('img', picture)).toBeHidden();
      await field.fill(`  ${academy.certificateNumber} `);
      await page.getByRole('button', { name: help.certificate.button }).click();
      await expect(page.getByRole('img', picture)).toBeVisible();
      await expect(page.getByText(alerts.noCertificate)).toBeHidden();
      await expect(
        page.getByRole('status').getByText(help.certificate.found(academy.certificateNumber)),
      ).toBeVisible();
    });

    await test.step("section 8: 'No certificate found.' as long as the input is not empty", async () => {
      const field = page.getByLabel(help.certificate.label);
      await field.fill('JLA-1');
      await page.getByRole('button', { name: help.certificate.button }).click();
      const message = page.getByRole('status').getByText('No certificate found.', { exact: true });
      await expect(message).toBeVisible();
      await expect(page.getByRole('img', picture)).toBeHidden();
      await field.fill('');
      await expect(message).toBeHidden();
      await field.fill('JLA-2');
      await expect(message).toBeVisible();
    });
  });
});
