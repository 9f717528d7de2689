import type { Page } from '@playwright/test';
import { siteLanguages } from '../../src/content/languages';
import { readyReplies } from '../../src/site/words-by-language';
import { officePage as words } from '../../src/content/office-page';
import { expectAccessible } from './support/accessible';
import { enrol, enterOffice, entry } from './support/office';
import { expect, test } from './support/test';

const sentence = (page: Page) => page.getByLabel(words.reply.sentence);
const save = (page: Page) => page.getByRole('button', { name: words.reply.save, exact: true });
const history = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: words.history.title }) });

async function remove(page: Page) {
  await page.getByRole('button', { name: words.remove.button }).click();
  await page.getByRole('button', { name: words.remove.accept }).click();
}

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(({ expectedConsole }) => {
  // Chromium logs every failed response, including the 401 before sign-in.
  expectedConsole.push(/Failed to load resource/);
});

test('an invited person can answer a request, sign in again with a passkey, and delete the request', async ({
  page,
  server,
}) => {
  const name = 'Sample Zainab Wolfeschlegelsteinhausenbergerdorff';
  const reference = await enrol(server.url, { name, mobile: '012-000 0001' }, 'ar');
  await enterOffice(page, server, 'Sample Siti');
  await entry(page, name).click();
  await expect(page).toHaveURL(`/office/${reference}`);
  for (const [way, address] of [
    [words.request.call, 'tel:+60120000001'],
    [words.request.whatsapp, `https://wa.me/60120000001?text=`],
    [words.request.mail, 'mailto:aisyah@example.org?subject='],
  ] as const) {
    const href = await page.getByRole('link', { name: way, exact: true }).getAttribute('href');
    expect(href).toContain(address);
    if (way !== words.request.call) expect(decodeURIComponent(String(href))).toContain(reference);
  }
  await expect(page.getByText(siteLanguages.ar.name, { exact: true })).toBeVisible();
  await page.getByLabel(words.states['place-offered']).check();
  const { ar: arabic, en: english } = readyReplies;
  const inEnglish = english['place-offered'];
  const offered = page.getByRole('group', { name: words.reply.ready }).getByRole('button');
  await expect(offered).toHaveText([
    ...arabic['place-offered'].map((text, i) => `${text}${inEnglish[i]}`),
    ...inEnglish,
  ]);
  const [ready] = arabic['place-offered'];
  await offered.first().click();
  await expect(sentence(page)).toHaveValue(ready);
  await expect(page.getByText(words.reply.inEnglish(inEnglish[0]))).toBeVisible();
  await page.getByLabel(words.reply.note).fill('Sample note: evenings.');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(words.reply.saved)).toBeVisible();
  await expect(history(page)).toContainText('Sample Siti');
  await expect(history(page)).toContainText(ready);
  await page.getByRole('link', { name: words.back }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Place offered');
  await expect(entry(page, name)).toBeFocused();

  await page.getByRole('button', { name: words.signOut }).click();
  await page.getByRole('button', { name: words.signIn.button }).click();
  await expect(entry(page, name)).toBeVisible();

  await entry(page, name).click();
  await page.getByRole('button', { name: words.remove.button }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: words.remove.accept }).click();
  const failure = `${words.remove.failed} ${words.failures['no-answer']}`;
  await expect(page.getByRole('alert')).toHaveText(failure);
  await page.context().setOffline(false);
  await remove(page);
  await expect(page).toHaveURL('/office');
  await expect(entry(page, name)).toHaveCount(0);
});

test('if two people change a request, the second sees the first’s changes, and nothing is lost', async ({
  page,
  context,
  server,
}) => {
  const reference = await enrol(server.url, { name: 'Sample Conflict' });
  await enterOffice(page, server, 'Sample Tan');
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/office/${reference}`);
    await expect(sentence(each)).toBeVisible();
  }
  await other.getByLabel('Contacted').check();
  await other.getByLabel(words.reply.note).fill('Sample note of the first.');
  await save(other).click();
  await expect(other.getByText(words.reply.saved)).toBeVisible();

  // In a tab in the background, Playwright waits a second before each click.
  await page.bringToFront();
  await sentence(page).fill('A sentence of the second.');
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: words.reply.conflict });
  await expect(alert).toContainText('Sample note of the first.');
  await expect(sentence(page)).toHaveValue('A sentence of the second.');
  // Fields that the second person did not edit have the first person's values.
  await expect(page.getByLabel('Contacted')).toBeChecked();
  await save(page).click();
  await expect(page.getByText(words.reply.saved)).toBeVisible();
  await other.reload();
  await expect(sentence(other)).toHaveValue('A sentence of the second.');
  await expect(other.getByLabel(words.reply.note)).toHaveValue('Sample note of the first.');
});

test('typed text survives a broken connection, going back to the list and an expired session', async ({
  page,
  context,
  server,
}) => {
  // Use unique contact details, because a long list of possible duplicates would push the form out
  // of view.
  await enrol(server.url, {
    name: 'Sample Broken',
    mobile: '+60 12-000 0077',
    email: 'sample.broken@example.org',
  });
  await enterOffice(page, server, 'Sample Omar');
  await entry(page, 'Sample Broken').click();
  await sentence(page).fill('Please call us back.');
  await context.setOffline(true);
  await page.evaluate(() => scrollTo(0, 0));
  // Playwright's `click` would scroll the page, even though the button is sticky.
  await save(page).dispatchEvent('click');
  const alert = page.getByRole('alert').filter({ hasText: words.reply.failed });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: words.signOut }).click();
  const refusal = page.getByRole('alertdialog', { name: words.stillSignedIn });
  await expect(refusal).toContainText(words.failures['no-answer']);
  await refusal.getByRole('button', { name: words.staySignedIn }).click();
  await context.setOffline(false);

  await page.goBack();
  const listed = page.getByRole('listitem').filter({ has: entry(page, 'Sample Broken') });
  await expect(listed).toContainText(words.reply.dirty);
  await entry(page, 'Sample Broken').click();
  await expect(sentence(page)).toHaveValue('Please call us back.');

  // The list notices that the session has ended, even while a dialog is open.
  await page.getByRole('button', { name: words.remove.button }).click();
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(words.signIn.again).waitFor();
  await page.getByRole('button', { name: words.signIn.button }).click();
  await expect(sentence(page)).toHaveValue('Please call us back.');
  await page.evaluate(() => scrollTo(0, 0));
  await save(page).dispatchEvent('click');
  await expect(page.getByText(words.reply.saved)).toBeInViewport({ ratio: 1 });

  // A different person who signs in doesn’t see the unsaved text.
  await sentence(page).fill('Text of Sample Omar.');
  await context.clearCookies();
  await save(page).click();
  await page.getByText(words.signIn.again).waitFor();
  await page.route('**/api/office/sign-in/verify', async (route) => {
    await route.fulfill({ response: await route.fetch(), json: { name: 'Sample Other' } });
  });
  await page.getByRole('button', { name: words.signIn.button }).click();
  await expect(page).toHaveURL('/office');
  await entry(page, 'Sample Broken').click();
  await expect(sentence(page)).toHaveValue('Please call us back.');
});

test('a slow save does not affect a request opened in the meantime, and text typed later is kept @all', async ({
  page,
  server,
}) => {
  await enrol(server.url, { name: 'Sample Slow' });
  await enrol(server.url, { name: 'Sample Next' });
  await enterOffice(page, server, 'Sample Aminah');
  let reply = () => {};
  const replying = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route('**/api/office/enrolments/*', async (route) => {
    if (route.request().method() === 'PATCH') await replying;
    await route.continue();
  });
  await entry(page, 'Sample Slow').click();
  await page.getByLabel('Contacted').check();
  await sentence(page).fill('We called you.');
  await save(page).click();
  await sentence(page).fill('We called you. Please call us back.');
  await page.getByRole('link', { name: words.back }).click();
  await entry(page, 'Sample Next').click();
  await expect(sentence(page)).toHaveValue('');
  reply();
  await page.getByRole('link', { name: words.back }).click();
  const listed = page.getByRole('listitem').filter({ has: entry(page, 'Sample Slow') });
  await expect(listed).toContainText('Contacted');
  await entry(page, 'Sample Slow').click();
  await expect(history(page)).toContainText('‘We called you.’');
  await expect(sentence(page)).toHaveValue('We called you. Please call us back.');
});

test('a correction keeps what was typed until it is valid, and is shown with its history', async ({
  page,
  server,
}) => {
  const correct = words.request.correct;
  await enrol(server.url, { name: 'Sample Mistyped' });
  await enterOffice(page, server, 'Sample Siti');
  await entry(page, 'Sample Mistyped').click();
  await page.getByRole('button', { name: correct.button }).click();
  const form = page.getByRole('form', { name: correct.button });
  await form.getByLabel(words.request.facts.name).fill('Sample Corrected');
  await form.getByLabel(words.request.facts.mobile).fill('\u200b');
  // The list's filters have a field of the same name.
  await expect(form.getByLabel(correct.course, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: correct.save }).click();
  await expect(form.getByRole('alert')).toHaveText(correct.invalid(words.request.facts.mobile));
  await form.getByLabel(words.request.facts.mobile).fill('+60 12-000 0002');
  await form.getByRole('button', { name: correct.save }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words.request.sent })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Corrected');
  await expect(history(page)).toContainText(
    words.history.corrected(words.request.facts.name, 'Sample Mistyped', 'Sample Corrected'),
  );
  expect(server.logs()).not.toContain('Sample Corrected');
});
