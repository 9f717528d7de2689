import { academy, socialLinks } from '../../src/content/academy';
import { contact } from '../../src/content/contact';
import { expect, test } from './support/test';

const typed = {
  'Full Name': 'Aisyah & Tan',
  Email: 'not an address',
  Phone: 'call me maybe',
  Message: 'Two lines:\n100% 汉字?',
};
const written =
  'Full Name: Aisyah & Tan\nEmail: not an address\nPhone: call me maybe\n\nTwo lines:\n100% 汉字?';

test.describe('section 2: Contact Us', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/ContactUs');
  });

  test('section 2: hero, form, address, handles, e-mail and phone', async ({ page }) => {
    await test.step('section 2: the hero has its title and the Chat With US box', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "There Something in you Mind / Feel Free and Let's Talk",
      );
      await expect(page.getByText('Chat With US', { exact: true })).toBeVisible();
    });

    await test.step('section 2: the form has its title, its four fields and Send', async () => {
      await expect(page.getByRole('heading', { name: "Let's Talk!" })).toBeVisible();
      await expect(page.getByText('Feel free to drop your message')).toBeVisible();
      for (const label of Object.keys(typed)) {
        await expect(page.getByLabel(label, { exact: true })).toBeEditable();
      }
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
    });

    await test.step('section 2: address, handles, e-mail and phone are there, as links', async () => {
      const main = page.getByRole('main');
      for (const line of academy.addressLines) {
        await expect(main.getByText(line, { exact: true })).toBeVisible();
      }
      await expect(main.getByRole('link', { name: academy.email })).toHaveAttribute(
        'href',
        `mailto:${academy.email}`,
      );
      await expect(main.getByRole('link', { name: academy.phone, exact: true })).toHaveAttribute(
        'href',
        academy.phoneHref,
      );
      for (const { name, handle, href } of socialLinks) {
        const item = main.getByRole('listitem').filter({ hasText: `${name}: ${handle}` });
        await expect(item).toBeVisible();
        if (href) await expect(item.getByRole('link')).toHaveAttribute('href', href);
      }
    });
  });

  test('section 2: what is typed goes to the mail program or to WhatsApp, and stays', async ({
    page,
  }) => {
    await test.step('section 5: nothing is required', async () => {
      const opened = page.waitForRequest(/^mailto:/);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      expect(new URL((await opened).url()).searchParams.get('body')).toBe('');
    });

    await test.step('section 2: beside Send, WhatsApp takes the same text', async () => {
      for (const [label, text] of Object.entries(typed)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      const link = page.getByRole('link', { name: contact.form.whatsapp });
      await expect
        .poll(async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text'))
        .toBe(written);
    });

    await test.step('section 2: Send opens the mail program with the message, and keeps it', async () => {
      for (const [label, text] of Object.entries(typed)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      const opened = page.waitForRequest(/^mailto:/);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const address = new URL((await opened).url());
      expect(address.pathname).toBe(academy.email);
      expect(address.searchParams.get('subject')).toBe(contact.form.subject);
      expect(address.searchParams.get('body')).toBe(written.replaceAll('\n', '\r\n'));
      for (const [label, text] of Object.entries(typed)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
    });
  });
});

test.describe('section 2: map', () => {
  test('section 7: the map is embedded, and asked for only when it nears the view', async ({
    page,
  }) => {
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
  });

  test('section 2: offline, a card with the address takes its place until there is a connection', async ({
    page,
    context,
    expectedConsole,
  }) => {
    // What the page still fetches after it is usable does not arrive.
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/ContactUs');
    await page.getByText(contact.map.openLink).scrollIntoViewIfNeeded();
    const map = page.getByTitle(contact.map.title);
    const card = page
      .getByText(academy.addressLines.join(', '), { exact: true })
      .and(page.getByRole('main').locator('address'));
    await expect(map).toBeVisible();
    await expect(card).toBeHidden();
    await context.setOffline(true);
    await expect(card).toBeVisible();
    await expect(map).toBeHidden();
    await expect(page.getByRole('link', { name: contact.map.openLink })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await context.setOffline(false);
    await expect(map).toBeVisible();
  });
});
