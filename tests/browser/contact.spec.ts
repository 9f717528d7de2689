import type { Locator, Page } from '@playwright/test';
import { academy } from '../../src/content/academy';
import { contact } from '#words/contact';
import { courseFacts } from '#words/course-facts';
import { footer } from '#words/footer';
import { paths } from '../../src/content/paths';
import { placementTest } from '#words/placement-test';
import { privacyNotices } from '#words/privacy-notice-versions';
import { samplePerson } from './support/enrolment-form';
import { expect, test } from './support/test';

const typed = {
  'Full Name': 'Aisyah & Tan',
  Email: 'not an address',
  Phone: 'call me maybe',
  Message: 'Two lines:\n100% 汉字?',
};
const written =
  'Full Name: Aisyah & Tan\nEmail: not an address\nPhone: call me maybe\n\nTwo lines:\n100% 汉字?';

test('section 2: a message opens in the email program or in WhatsApp, and stays in the form', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('a course page’s link fills in a message that asks for a placement test', async () => {
    await page.goto('/course-details/2');
    await page.getByRole('link', { name: courseFacts.placementTest }).click();
    await expect(page).toHaveURL(paths.placementTest);
    const message = page.getByLabel('Message', { exact: true });
    await expect(message).toHaveValue(placementTest.message);
    await expect(message).toBeInViewport();
    await message.fill('');
  });

  const send = async () => {
    const opened = page.waitForRequest(/^mailto:/);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    return new URL((await opened).url());
  };
  // Section 5: no field is required.
  expect((await send()).searchParams.get('body')).toBe('');

  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  const link = page.getByRole('link', { name: contact.form.whatsapp });
  await expect
    .poll(async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text'))
    .toBe(written);
  const address = await send();
  expect(address.pathname).toBe(academy.email);
  expect(address.searchParams.get('subject')).toBe(contact.form.subject);
  expect(address.searchParams.get('body')).toBe(written.replaceAll('\n', '\r\n'));
  for (const [label, text] of Object.entries(typed)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }

  await test.step('text that a script fills in without an event is included', async () => {
    await page.getByLabel('Full Name').evaluate((input: HTMLInputElement) => {
      input.value = 'Filled in';
    });
    expect((await send()).searchParams.get('body')).toContain('Filled in');
    await link.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    });
    await link.click();
    expect(await link.getAttribute('href')).toContain(encodeURIComponent('Filled in'));
  });

  await test.step('a message that is too long for a link is left out of the links, and can be copied instead', async () => {
    const opened: string[] = [];
    page.on('request', (request) => opened.push(request.url()));
    const { tooLong, whatsapp, send: sendLabel } = contact.form;
    const message = '汉'.repeat(600);
    for (const label of Object.keys(typed)) await page.getByLabel(label, { exact: true }).fill('');
    await page.getByLabel('Full Name', { exact: true }).fill('Aisyah');
    await page.getByLabel('Message', { exact: true }).fill(message);
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: tooLong.text });
    for (const way of [
      page.getByRole('button', { name: sendLabel, exact: true }),
      page.getByRole('link', { name: whatsapp }),
    ]) {
      await way.click();
      await expect(notice).toBeVisible();
      await page.getByLabel('Message', { exact: true }).press('End');
      await page.keyboard.type('。');
    }
    expect(opened.filter((url) => /^mailto:|wa\.me/.test(url))).toEqual([]);

    await notice.getByRole('button', { name: tooLong.copy.idle }).click();
    await expect(notice.getByRole('button', { name: tooLong.copy.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`Full Name: Aisyah\n\n${message}。。`);
    const email = notice.getByRole('link', { name: academy.email });
    await expect(email).toHaveAttribute('href', /^mailto:hello@[^?]+\?subject=[^&]+&body=$/);
    const chat = notice.getByRole('link', { name: tooLong.whatsapp });
    await expect(chat).toHaveAttribute('href', `https://wa.me/${academy.whatsappNumber}`);

    await page.evaluate('delete Navigator.prototype.clipboard');
    await page.getByLabel('Message', { exact: true }).press('End');
    await page.keyboard.type('。');
    await notice.getByRole('button', { name: tooLong.copy.idle }).click();
    await expect(notice.getByRole('button', { name: tooLong.copy['by-hand'] })).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(`${message}。。。`);
    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await expect(notice).toBeHidden();
  });
});

test('section 7: the map loads only when it is near the viewport, and the address replaces it offline @all', async ({
  page,
  context,
  expectedConsole,
}) => {
  // While the browser is offline, files that the page loads late fail to load.
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'www.openstreetmap.org') asked += 1;
  });
  await page.goto('/HelpCenter', { waitUntil: 'networkidle' });
  expect(asked).toBe(0);
  await page.getByText(contact.map.openLink).scrollIntoViewIfNeeded();
  const map = page.getByTitle(contact.map.title);
  await expect(map).toBeVisible();
  const { latitude, longitude } = academy.location;
  const address = new URL((await map.getAttribute('src')) ?? '');
  expect(address.searchParams.get('marker')).toBe(`${latitude},${longitude}`);
  await expect.poll(() => asked).toBeGreaterThan(0);

  const card = page
    .getByText(academy.addressLines.join(', '), { exact: true })
    .and(page.getByRole('main').locator('address'));
  await expect(card).toBeHidden();
  await context.setOffline(true);
  await expect(card).toBeVisible();
  await expect(map).toBeHidden();
  await context.setOffline(false);
  await expect(map).toBeVisible();
});

test.describe('privacy', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  const english = 'Privacy notice';
  const malay = 'Notis privasi';
  const partNamed = (page: Page, name: string) =>
    page.getByRole('main').getByRole('region', { name, exact: true });

  /** Expects a section to be at the top of the viewport, right below the sticky bar. */
  async function expectAtTop(page: Page, part: Locator) {
    await expect(async () => {
      const [bar, box] = [await page.getByRole('banner').boundingBox(), await part.boundingBox()];
      const edge = (bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN);
      expect(box?.y).toBeGreaterThanOrEqual(Math.floor(edge));
      expect(box?.y).toBeLessThan(2 * edge);
    }).toPass();
  }

  test('the links in the form and the footer open the notice in their own language, and going back keeps typed text @all', async ({
    page,
  }) => {
    await page.goto(paths.enrolment(3));
    await page.getByLabel('First name').fill(samplePerson['First name']);
    await page.getByRole('link', { name: privacyNotices[1]?.more ?? '' }).click();
    await expect(page).toHaveURL(paths.privacyInMalay);
    const part = partNamed(page, malay);
    await expectAtTop(page, part);
    await expect(part.getByRole('heading', { name: malay, exact: true })).toBeFocused();
    await part.getByRole('link', { name: 'English' }).click();
    await expectAtTop(page, partNamed(page, english));
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue(samplePerson['First name']);

    // The footer's link works from another page and from the same page.
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy.label });
    for (let time = 0; time < 2; time += 1) {
      await link.click();
      await expectAtTop(page, partNamed(page, english));
    }
    const heading = partNamed(page, english).getByRole('heading', { name: english, exact: true });
    await expect(heading).toBeFocused();
    await page.goto(paths.privacyInMalay.replace(paths.legal, paths.legal.toLowerCase()));
    await expect(page).toHaveURL(paths.privacyInMalay);
    await expectAtTop(page, partNamed(page, malay));
  });
});
