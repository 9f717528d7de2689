import { outbox } from '../../src/content/outbox';
import { answerAsSignInPage } from './support/answers';
import { fillInRequest, fillPersonalInfo, submitAndConfirm } from './support/enrolment-form';
import {
  action,
  button,
  entry,
  list,
  openList,
  openWith,
  restoredFirstName,
  status,
  strip,
  titleOf,
} from './support/outbox-page';
import { heldRecord, queuedRecord, rejectedRecord, untriedRecord } from './support/outbox-records';
import { expect, test } from './support/test';

test.describe('drafts and queue: the list of what waits', () => {
  test('each request with its course, state, reason, next try, and what can be done', async ({
    page,
  }) => {
    await openWith(
      page,
      '/',
      queuedRecord(1),
      untriedRecord(2, { lastFailure: { kind: 'status', status: 429 } }),
      heldRecord(3),
      rejectedRecord(4, { status: 422 }),
    );
    await openList(page);
    await expect(list(page).getByRole('listitem')).toHaveCount(4);
    await expect(entry(page, 1)).toContainText(outbox.state.queued);
    await expect(entry(page, 1)).toContainText('(status 503)');
    await expect(entry(page, 1)).toContainText(/Confirmed(to|\d).*\d\d:\d\d/);
    await expect(entry(page, 1)).toContainText(/Next try(to|\d).*\d\d:\d\d/);
    await expect(entry(page, 1).getByRole('button')).toHaveCount(0);
    await expect(entry(page, 2).getByRole('button')).toHaveText([outbox.actions.withdraw]);
    await expect(entry(page, 3)).toContainText(outbox.state.held);
    await expect(entry(page, 3)).toContainText('may or may not have arrived');
    await expect(entry(page, 3).getByRole('button')).toHaveText([
      outbox.actions.sendNow,
      outbox.actions.correct,
      outbox.actions.remove,
    ]);
    await expect(entry(page, 4)).toContainText(outbox.state.rejected(422));
    await expect(entry(page, 4).getByRole('button')).toHaveText([
      outbox.actions.correct,
      outbox.actions.remove,
    ]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
  });

  test('a network’s sign-in page is no acceptance, and the list says what to do', async ({
    page,
  }) => {
    await answerAsSignInPage(page);
    await openWith(page, '/', queuedRecord(1));
    await button(page, outbox.strip.sendNow).click();
    await expect(status(page)).toContainText(outbox.strip.inVain);
    await openList(page);
    await expect(entry(page, 1)).toContainText(outbox.failure['foreign-answer']);
    await expect(entry(page, 1)).toContainText(outbox.state.unconfirmed);
  });

  test('a try from the list that was in vain is told there', async ({ page }) => {
    await answerAsSignInPage(page);
    await openWith(page, '/', queuedRecord(1));
    await openList(page);
    const send = list(page).getByRole('button', { name: outbox.strip.sendNow, exact: true });
    await send.press('Enter');
    await expect(list(page).getByRole('status')).toContainText(outbox.strip.inVain);
    await expect(send).toBeFocused();
  });

  test('the focus stays in the list while its requests go, and then in the page', async ({
    page,
  }) => {
    const busy = { kind: 'status', status: 429 } as const;
    const untried = untriedRecord(2, { lastFailure: busy });
    await openWith(page, '/', queuedRecord(1), untried, rejectedRecord(4));
    await openList(page);
    const title = list(page).getByRole('heading', { name: outbox.list.title });
    await expect(title).toBeFocused();

    await action(page, outbox.actions.withdraw, 2).press('Enter');
    await expect(entry(page, 2)).toHaveCount(0);
    await expect(title).toBeFocused();

    await action(page, outbox.actions.remove, 4).press('Enter');
    const { accept } = outbox.questions.remove;
    await page.getByRole('alertdialog').getByRole('button', { name: accept }).press('Enter');
    await expect(entry(page, 4)).toHaveCount(0);
    await expect(title).toBeFocused();

    const send = list(page).getByRole('button', { name: outbox.strip.sendNow, exact: true });
    await send.press('Enter');
    await expect(list(page)).toContainText(outbox.list.empty);
    await expect(title).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a held request is sent when the visitor says so', async ({ page, listEnrolments }) => {
    const record = heldRecord(3);
    const email = 'sample.held@example.org';
    await openWith(page, '/', { ...record, request: { ...record.request, email } });
    await openList(page);
    await action(page, outbox.actions.sendNow, 3).click();
    await expect(list(page)).toContainText(outbox.list.empty);
    expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
  });

  test('what never left the device can be withdrawn, and is in its form again', async ({
    page,
    context,
    listEnrolments,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    const email = 'sample.withdrawn@example.org';
    await fillInRequest(page, { courseId: 2, person: { Email: email } });
    await context.setOffline(true);
    await submitAndConfirm(page);
    await openList(page);
    await expect(entry(page, 2)).toContainText(outbox.when.online);
    await action(page, outbox.actions.withdraw, 2).click();
    await expect(list(page)).toContainText(outbox.notes.withdrawn(titleOf(2)));
    await expect(entry(page, 2)).toHaveCount(0);
    await context.setOffline(false);
    await page.goto('/Inroll/2');
    await expect(await restoredFirstName(page)).toHaveValue('Sample');
    await expect(strip(page)).toHaveCount(0);
    expect((await listEnrolments()).filter((row) => row.email === email)).toEqual([]);
  });

  test('a refused one is removed, once that is confirmed', async ({ page }) => {
    await openWith(page, '/', rejectedRecord(4));
    await openList(page);
    const question = page.getByRole('alertdialog');
    await action(page, outbox.actions.remove, 4).click();
    await question.getByRole('button', { name: outbox.questions.remove.decline }).click();
    await expect(entry(page, 4)).toBeVisible();
    await action(page, outbox.actions.remove, 4).click();
    await question.getByRole('button', { name: outbox.questions.remove.accept }).click();
    await expect(list(page)).toContainText(outbox.list.empty);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });

  test('a refused one opens in its form; what else was typed there is not lost unasked', async ({
    page,
  }) => {
    await openWith(page, '/Inroll/8', rejectedRecord(8));
    await expect(await restoredFirstName(page)).toHaveValue('Sample');
    await fillPersonalInfo(page, { 'First name': 'Another' });
    await openList(page);
    await action(page, outbox.actions.correct, 8).click();
    const question = page.getByRole('alertdialog');
    const words = outbox.questions['replace-draft'];
    await expect(question).toContainText(words.title);
    await question.getByRole('button', { name: words.decline }).click();
    await list(page).getByRole('button', { name: outbox.list.close }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Another');

    await page.goto('/');
    await openList(page);
    await action(page, outbox.actions.correct, 8).click();
    await question.getByRole('button', { name: words.accept }).click();
    await expect(page).toHaveURL('/Inroll/8');
    await expect(list(page)).toBeHidden();
    await expect(await restoredFirstName(page)).toHaveValue('Sample');
  });
});
