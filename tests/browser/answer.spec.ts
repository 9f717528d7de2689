import type { Page } from '@playwright/test';
import { replies } from '#words/replies';
import { readyReplies } from '../../src/site/words-by-language';
import { keptRequests, untilNoted } from '../faults/support/device';
import { answerAsOffice } from '../support/office-answer';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { entry } from './support/outbox-page';
import { expect, test } from './support/test';

const { states } = replies;
const sentence = 'Bitte rufen Sie an: 1 < 2 & "kursus" 课程 دورة.';
const minute = 60_000;

const findAlert = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

test('an answer is announced once, and is shown with its date until a newer one replaces it', async ({
  page,
  server,
}) => {
  const email = 'sample.answer@example.org';
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText('submitted successfully');
  await untilNoted(page);
  const [record] = await keptRequests(page);
  const changedAt = '2026-11-21T02:00:00.000Z';
  answerAsOffice(server.databaseFile, email, { state: 'place-offered', sentence, changedAt });
  await page.goto('/AboutUs');
  const alert = findAlert(page, states['place-offered'].title);
  await expect(alert).toBeVisible();
  await untilNoted(page);
  await alert.getByRole('link', { name: replies.show }).click();
  await expect(page).toHaveURL(`/YourRequests#${record?.id}`);
  const receipt = page.getByRole('main').getByRole('article');
  await expect(receipt.getByText(sentence, { exact: true })).toBeVisible();
  await expect(receipt).toContainText('21 November 2026');
  await expect(receipt.getByRole('heading', { level: 2 })).toHaveText(
    states['place-offered'].title,
  );

  await test.step('a later page queries the status again', async () => {
    const [chinese] = readyReplies.zh['waiting-list'];
    answerAsOffice(server.databaseFile, email, { state: 'waiting-list', sentence: chinese });
    // Leave the site before moving the clock, because an open page would query the status at once.
    // If the test left that page before the response arrived, the next page would wait for as long
    // as a response can take.
    await page.evaluate(() => location.assign('about:blank'));
    await page.waitForURL('about:blank');
    await page.context().clock.setSystemTime(Date.now() + 6 * minute);
    await page.goto('/Courses');
    await expect(findAlert(page, states['waiting-list'].title)).toBeVisible();
    await untilNoted(page);
    await page.goto('/YourRequests');
    await expect(entry(page, 1)).toContainText(states['waiting-list'].title);
    await expect(entry(page, 1)).not.toContainText(sentence);
  });
});
