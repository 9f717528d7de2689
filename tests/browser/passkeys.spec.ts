import type { Page } from '@playwright/test';
import { officePage } from '../../src/content/office-page';
import { ageSessions } from '../server/support/requests';
import { expectAccessible } from './support/accessible';
import { addAuthenticator, enterOffice } from './support/office';
import { expect, test } from './support/test';

const { passkeys: words, failures } = officePage;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const passkey = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.use({ viewport: { width: 390, height: 844 } });

test('a second passkey can be added, named and used, and the first one can be removed after confirmation @all', async ({
  page,
  server,
  expectedConsole,
}) => {
  // Chromium logs every failed response.
  expectedConsole.push(/Failed to load resource/);
  const turnLaptop = await enterOffice(page, server, 'Sample Siti');
  await page.getByRole('link', { name: words.title }).click();
  // The page derives this name from Playwright's emulated device.
  const laptop = 'Chrome on Windows';
  await expect(passkey(page, laptop)).toContainText(words.current);
  await expect(passkey(page, laptop)).toContainText(/Last used \d+ \w+ 20/);
  await expect(passkey(page, laptop)).toContainText(words.only);

  await press(page, words.add);
  await expect(page.getByRole('alert')).toContainText(failures['passkey-known']);
  await turnLaptop(false);
  await addAuthenticator(page, 'usb');
  await press(page, words.add);
  await expect(page.getByRole('status')).toContainText(words.notes.added('Security key'));

  await press(page, words.labelled(words.rename, 'Security key'));
  const name = page.getByLabel(words.name);
  await name.fill('Blue key');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(words.notes.renamed);

  await press(page, officePage.signOut);
  await press(page, officePage.signIn.button);
  await page.getByRole('link', { name: words.title }).click();
  await expect(passkey(page, 'Blue key')).toContainText(words.current);

  const remove = async () => {
    await press(page, words.labelled(words.remove, laptop));
    await press(page, words.question.accept);
  };
  ageSessions(server);
  await remove();
  await expect(page.getByRole('alert')).toContainText(failures['confirm-first']);
  await press(page, words.confirm);
  await expect(page.getByRole('status')).toContainText(words.notes.confirmed);
  await remove();
  await expect(page.getByRole('status')).toContainText(words.notes.removed(laptop));
  await expect(passkey(page, laptop)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
  await expect(passkey(page, 'Blue key')).toContainText(words.only);
});

test('a passkey can be chosen in the browser’s autofill, and the button ends that offer @all', async ({
  page,
  server,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/);
  const touch = await enterOffice(page, server, 'Sample Ravi', { autofill: true });
  await touch(false);
  await press(page, officePage.signOut);
  const field = page.getByLabel(officePage.signIn.autofill.label);
  await expect(field).toHaveAttribute('autocomplete', 'username webauthn');
  await expectAccessible(page);
  await touch(true);
  await press(page, officePage.signIn.button);
  await page.getByRole('heading', { name: officePage.list.title }).waitFor();

  // The list is shown before and after.
  const signedIn = page.waitForResponse('**/sign-in/verify');
  await press(page, officePage.signOut);
  await signedIn;
  await page.getByRole('heading', { name: officePage.list.title }).waitFor();
});
