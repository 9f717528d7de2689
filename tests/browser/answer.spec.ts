import type { Page } from '@playwright/test';
import { replies } from '#words/replies';
import { receipt as receiptWords } from '#words/receipt';
import { requests } from '#words/requests';
import { readyReplies } from '../../src/site/words-by-language';
import { keptRequests } from '../faults/support/device';
import { runEnrolments } from '../server/support/start-server';
import { storedRows } from '../server/support/requests';
import { answerAsOffice } from '../support/office-answer';
import { goOffline } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { entry, status, untilAnnounced } from './support/outbox-page';
import { expect, test } from './support/test';

const { states, withdrawal } = replies;
const sentence = 'Bitte rufen Sie an: 1 < 2 & "kursus" 课程 دورة.';
const minute = 60_000;

/** Enrols in course 1, waits until success has been announced, and returns the request's id. */
async function enrol(page: Page, email: string): Promise<string> {
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('submitted successfully');
  await untilAnnounced(page);
  const [record] = await keptRequests(page);
  return record?.id ?? '';
}

/**
 * Leaves the site and moves the clock forward. An open page would query the status as soon as the
 * clock moved. If the test left that page before the response arrived, the next page would wait for
 * as long as a response can take.
 */
async function later(page: Page, minutes: number) {
  await page.evaluate(() => location.assign('about:blank'));
  await page.waitForURL('about:blank');
  await page.context().clock.setSystemTime(Date.now() + minutes * minute);
}

const alertOf = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });
const receipt = (page: Page) => page.getByRole('main').getByRole('article');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an answer is announced once, and is shown with its date until a newer one replaces it', async ({
  page,
  server,
  expectedConsole,
}) => {
  const email = 'sample.answer@example.org';
  const id = await enrol(page, email);
  answerAsOffice(server.databaseFile, email, { state: 'place-offered', sentence });
  await page.goto('/AboutUs');
  const alert = alertOf(page, states['place-offered'].title);
  await expect(alert).toBeVisible();
  await untilAnnounced(page);
  await alert.getByRole('link', { name: replies.show }).click();
  await expect(page).toHaveURL(`/YourRequests#${id}`);
  await expect(receipt(page).getByText(sentence, { exact: true })).toBeVisible();
  await expect(receipt(page)).toContainText('21 November 2026');
  await expect(receipt(page).getByRole('heading', { level: 2 })).toHaveText(
    states['place-offered'].title,
  );

  await test.step('the page waits five minutes before it queries the status again', async () => {
    const [chinese] = readyReplies.zh['waiting-list'];
    answerAsOffice(server.databaseFile, email, { state: 'waiting-list', sentence: chinese });
    await page.goto('/YourRequests');
    await expect(entry(page, 1)).toContainText(sentence);
    await expect(alertOf(page, states['waiting-list'].title)).toHaveCount(0);
    await later(page, 6);
    await page.goto('/Courses');
    await expect(alertOf(page, states['waiting-list'].title)).toBeVisible();
    await untilAnnounced(page);
    await page.goto('/YourRequests');
    await expect(entry(page, 1)).toContainText(states['waiting-list'].title);
    await expect(entry(page, 1)).not.toContainText(sentence);
    // A ready-made answer is shown in the page's language, whichever language the office chose.
    await expect(entry(page, 1)).toContainText(readyReplies.en['waiting-list'][0]);
  });

  await test.step('after the office deletes the request, the last answer stays, and nothing is announced', async () => {
    expectedConsole.push(/status of 404/);
    const row = storedRows(server.databaseFile).find((each) => each.email === email);
    await runEnrolments(server.databaseFile, 'delete', String(row?.reference));
    await later(page, 12);
    const asked = page.waitForResponse('**/api/notifications/state');
    await page.goto('/YourRequests');
    expect((await asked).status()).toBe(404);
    await expect(entry(page, 1)).toContainText(states['waiting-list'].title);
    await expect(alertOf(page, states['waiting-list'].title)).toHaveCount(0);
  });
});

test('a withdrawal needs confirmation, waits while the device is offline, and then reaches the academy', async ({
  page,
  context,
  server,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const email = 'sample.withdrawal@example.org';
  const id = await enrol(page, email);
  await page.goto(`/YourRequests#${id}`);
  await receipt(page).getByText(requests.details, { exact: true }).click();
  await press(page, withdrawal.button);
  await press(page, withdrawal.question.decline);
  await goOffline(page);
  await press(page, withdrawal.button);
  await press(page, withdrawal.question.accept);
  await expect(receipt(page)).toContainText(withdrawal.queued.title);
  await expect(status(page)).toContainText(withdrawal.waiting);

  await test.step('deleting the request warns that the withdrawal will no longer be sent', async () => {
    await press(page, receiptWords.actions.remove);
    await expect(page.getByRole('alertdialog')).toContainText(
      'the withdrawal will no longer be sent',
    );
    await press(page, requests.questions['delete-withdrawing'].decline);
  });

  await context.setOffline(false);
  await expect(receipt(page)).toContainText(withdrawal.withdrawn.title);
  await expect(page.getByRole('button', { name: withdrawal.button })).toHaveCount(0);
  const row = storedRows(server.databaseFile).find((each) => each.email === email);
  expect(row?.withdrawn_at).not.toBeNull();
});
