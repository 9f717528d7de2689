import { paths } from '../../src/content/paths';
import { outbox } from '#words/outbox';
import { receipt as receiptWords } from '#words/receipt';
import { requests } from '#words/requests';
import { sevenDays } from '#words/seven-days';
import { storedRows } from '../server/support/requests';
import { holdRequests, respondInTurn } from './support/responses';
import { fillPersonalInfo, openForm, untilSaved } from './support/enrolment-form';
import {
  action,
  button,
  entry,
  list,
  note,
  openDetails,
  openWith,
  openWithUnsent,
  restoredFirstName,
  status,
  banner,
  courseTitle,
} from './support/outbox-page';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  unsentRecord,
} from './support/outbox-records';
import { expect, test } from './support/test';

const names = requests.actions;
const { copy } = receiptWords;

test('requests can be sent from the list and the banner, and their receipts remain after a reload', async ({
  page,
  server,
}) => {
  await openWith(page, paths.requests, queuedRecord(5), heldRecord(3));
  await action(page, names.sendNow, 3).click();
  await expect(entry(page, 3)).toContainText(requests.state.accepted(''));
  await expect(entry(page, 5)).toContainText(outbox.arrival.unconfirmed);

  await test.step('the list shows why an attempt failed', async () => {
    await respondInTurn(page, 'sign-in page');
    const sendNow = button(page, outbox.banner.sendNow);
    await sendNow.press('Enter');
    await expect(status(page)).toContainText(outbox.banner.stillWaiting.whileOpen);
    await expect(sendNow).toBeFocused();
    await expect(entry(page, 5)).toContainText(requests.failure['foreign-answer']);
    await expect(entry(page, 5)).toContainText(outbox.arrival.unconfirmed);
  });

  const release = await holdRequests(page);
  await openDetails(page, 5);
  await button(page, outbox.banner.sendNow).press('Enter');
  await expect(entry(page, 5)).toContainText(requests.when.sending);
  for (const name of [names.edit, names.remove]) {
    await expect(action(page, name, 5)).toBeDisabled();
  }
  release();
  await expect(entry(page, 5)).toContainText(requests.state.accepted(''));
  await expect(banner(page)).toHaveCount(0);
  await expect(list(page)).toBeFocused();

  const [first, second] = storedRows(server.databaseFile).slice(-2);
  await page.reload();
  await expect(entry(page, 3)).toContainText(String(first?.reference));
  await expect(entry(page, 5)).toContainText(String(second?.reference));
  await expect(banner(page)).toHaveCount(0);
});

test('a receipt has its own address, a reference to copy, and a link back to the list', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const receipt = acceptedRecord(6, { announced: false, reference: 'JLA-SAMPLE' });
  await openWith(page, '/AboutUs', receipt, rejectedRecord(4), acceptedRecord(7));
  await page
    .getByRole('alert')
    .filter({ hasText: courseTitle(6) })
    .getByRole('link', { name: outbox.alert.receipt })
    .click();
  await expect(page).toHaveURL(`${paths.requests}#${receipt.id}`);
  await expect(list(page).getByText(courseTitle(6), { exact: true })).toBeInViewport();
  await expect(list(page).getByText('JLA-SAMPLE', { exact: true })).toBeInViewport();
  await list(page).getByRole('button', { name: copy.idle }).click();
  await expect(list(page).getByRole('button', { name: copy.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('JLA-SAMPLE');

  const title = list(page).getByRole('heading', { name: requests.title, level: 1 });
  await page.getByRole('link', { name: requests.single.back }).click();
  await expect(page).toHaveURL(paths.requests);
  await expect(title).toBeFocused();
  await entry(page, 7).getByRole('link').press('Enter');
  await expect(list(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(list(page)).not.toContainText('JLA-SAMPLE');

  await page.goto(`${paths.requests}#${crypto.randomUUID()}`);
  await expect(list(page)).toContainText(requests.single.unknown);
  await expect(list(page).getByRole('article')).toHaveCount(3);
});

test('editing a request asks for confirmation before it replaces a draft for the same course', async ({
  page,
}) => {
  await openForm(page, 2);
  await fillPersonalInfo(page, { 'First name': 'Another' });
  await untilSaved(page);
  await openWithUnsent(page, paths.requests, unsentRecord(2), rejectedRecord(8));
  const form = entry(page, 2).filter({ hasText: requests.drafts.changed('') });
  const request = entry(page, 2).filter({ hasText: outbox.arrival.unsent });
  const question = page.getByRole('alertdialog');

  await action(page, names.edit, 2).click();
  const words = outbox.questions['replace-draft'];
  await expect(question).toContainText(words.title);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(form).toContainText('for Another Learner');
  await expect(request).toContainText('for Sample Learner');

  await action(page, names.edit, 2).click();
  await question.getByRole('button', { name: words.accept }).click();
  await expect(page).toHaveURL('/Inroll/2');
  await expect(await restoredFirstName(page)).toHaveValue('Sample');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(request).toContainText('for Sample Learner');

  await action(page, outbox.alert.correct, 8).click();
  await expect(page).toHaveURL('/Inroll/8');
  await expect(await restoredFirstName(page)).toHaveValue('Sample');
});

test('a request is deleted only after confirmation, and the question explains the consequences', async ({
  page,
}) => {
  const receipt = acceptedRecord(6);
  await openWith(page, paths.requests, queuedRecord(1), rejectedRecord(4), receipt);
  const question = page.getByRole('alertdialog');
  const title = list(page).getByRole('heading', { name: requests.title, level: 1 });
  for (const [id, kind] of [
    [1, 'delete-departed'],
    [4, 'delete-refused'],
  ] as const) {
    const { text, accept, decline } = requests.questions[kind];
    await openDetails(page, id);
    await action(page, names.remove, id).press('Enter');
    await expect(question).toContainText(text(courseTitle(id)));
    await question.getByRole('button', { name: decline }).press('Enter');
    await expect(action(page, names.remove, id)).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: accept }).press('Enter');
    await expect(entry(page, id)).toHaveCount(0);
    await expect(note(page)).toHaveText(requests.notes.deleted);
    await expect(title).toBeFocused();
  }

  const show = names.labelled(requests.received.show, courseTitle(6));
  await list(page).getByRole('link', { name: show }).click();
  await expect(page).toHaveURL(paths.receipt(receipt.id));
  await expect(note(page)).toHaveText('');
  await list(page).getByText(requests.details, { exact: true }).click();
  await list(page).getByRole('button', { name: names.remove }).click();
  await expect(question).toContainText(`${requests.writeDown}${receipt.reference}`);
  await question.getByRole('button', { name: requests.questions['delete-receipt'].accept }).click();
  await expect(page).toHaveURL(paths.requests);
  await expect(list(page)).toContainText(requests.none.title);
  await page.reload();
  await expect(list(page)).toContainText(requests.none.title);
});

test('a browser that deletes a site’s data after seven days without a visit says so where it matters @all', async ({
  page,
}) => {
  // As Safari does in a tab, unless it has promised to keep the data.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'vendor', { get: () => 'Apple Computer, Inc.' });
    Object.assign(globalThis, { GestureEvent: Event });
    StorageManager.prototype.persisted = async () => location.search === '?kept';
  });
  await openWith(page, paths.requests, heldRecord(3), acceptedRecord(5));
  await expect(page.getByText(sevenDays.waiting)).toBeVisible();
  await entry(page, 5).getByRole('link').click();
  await expect(page.getByText(sevenDays.receipt)).toBeVisible();
  await openForm(page, 1);
  await expect(page.getByText(sevenDays.draft)).toBeVisible();
  await page.goto(`${paths.requests}?kept`);
  await expect(entry(page, 3)).toBeVisible();
  await expect(page.getByText(sevenDays.waiting)).toHaveCount(0);
});
