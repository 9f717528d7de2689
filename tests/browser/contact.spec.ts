import { academy } from '../../src/content/academy';
import { contact } from '#words/contact';
import { courseFacts } from '#words/course-facts';
import { paths } from '../../src/content/paths';
import { placementTest } from '#words/placement-test';
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

    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await expect(notice).toBeHidden();
  });
});
