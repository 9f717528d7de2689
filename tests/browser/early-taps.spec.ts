import { academy } from '../../src/content/academy';
import { openWithScriptHeld } from './support/held-script';
import { expect, test } from './support/test';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

test('a button that was tapped before the script came does its work once it is there', async ({
  context,
}) => {
  const { page, arrive } = await openWithScriptHeld(context, '/');
  await page.getByRole('button', { name: 'Chat with us on WeChat' }).first().tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tab that was tapped twice is chosen, once the script is there', async ({ context }) => {
  const { page, arrive } = await openWithScriptHeld(context, '/HelpCenter');
  const tab = page.getByRole('tab').nth(2);
  await tab.tap();
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await arrive();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('a field of the locked form that was tapped has the focus once it can be typed in', async ({
  context,
}) => {
  const { page, arrive } = await openWithScriptHeld(context, '/Inroll/2');
  const field = page.getByLabel('First name');
  await field.tap({ force: true });
  await arrive();
  await expect(field).toBeEnabled();
  await expect(field).toBeFocused();
  await page.keyboard.type('Sample');
  await expect(field).toHaveValue('Sample');
});

test('a message that was sent before the script came is written into the mail', async ({
  context,
}) => {
  const { page, arrive } = await openWithScriptHeld(context, '/ContactUs');
  await page.getByLabel('Full name').fill('Sample Visitor');
  await page.getByLabel('Message').fill('Is there a class on Sundays?');
  await page.getByRole('button', { name: 'Send' }).tap();
  const opened = page.waitForRequest(/^mailto:/);
  await arrive();
  expect(decodeURIComponent((await opened).url())).toContain('Is there a class on Sundays?');
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Visitor');
});

test('what was typed and searched before the script came is searched for', async ({ context }) => {
  const { page, arrive } = await openWithScriptHeld(context, '/HelpCenter');
  await page.getByRole('tab', { name: /certificate/i }).tap();
  await arrive();
  const field = page
    .getByRole('searchbox')
    .or(page.getByLabel(/certificate number/i))
    .first();
  await field.fill(academy.certificateNumber);
  await page.getByRole('button', { name: /search/i }).tap();
  await expect(page.getByRole('img', { name: /certificate/i })).toBeVisible();
});

test('menu and links work before the script has come', async ({ context }) => {
  const { page } = await openWithScriptHeld(context, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'About Us' }).first().tap();
  await expect(page).toHaveURL('/AboutUs');
});

test('where the script does not arrive, links and the mail form are the browser’s own', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/ContactUs');
  await page.getByLabel('Message').fill('Hello');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await page.reload();
  await failed;
  // Once every script was tried, nobody keeps what is sent from the browser.
  await page.waitForFunction(() => dispatchEvent(new Event('submit', { cancelable: true })));
  await page.getByLabel('Message').fill('Hello');
  const opened = page.waitForRequest(/^mailto:/);
  await page.getByRole('button', { name: 'Send' }).tap();
  expect((await opened).url()).toContain(academy.email);
});
