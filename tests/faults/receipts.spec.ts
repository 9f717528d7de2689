import { randomUUID } from 'node:crypto';
import { enrolment as words } from '#words/enrolment';
import { outbox } from '#words/outbox';
import { receipt } from '#words/receipt';
import { replies } from '#words/replies';
import { paths } from '../../src/content/paths';
import type { RequestState } from '../../src/enrolment/core/request-reply';
import { fillPersonalInfo, submitAndConfirm } from '../browser/support/enrolment-form';
import { acceptedRecord, storeRecords } from '../browser/support/outbox-records';
import { enrolment, post } from '../server/support/requests';
import { answerAsOffice } from '../support/office-answer';
import { often } from '../support/often';
import { failureWith, findSuccesses } from './support/alert-log';
import { keptRequests, keptWithdrawals, letAskAgain, untilNoted } from './support/device';
import type { Fault } from './support/fault';
import { expect, test } from './support/test';

const { states, withdrawal } = replies;

test('although responses are late or lost, each reply is announced once, none replaces a newer one, and a withdrawal is stored once', async ({
  page,
  context,
  network,
  server,
  email,
  rows,
  alerts,
}) => {
  const id = randomUUID();
  const { body } = await post(server.url, { ...enrolment, email }, { key: id });
  const asked = { from: 0, to: 0 };
  await storeRecords(page, acceptedRecord(1, { id, reference: body.reference, asked }));
  const answer = (state: RequestState, sentence: string) =>
    answerAsOffice(server.databaseFile, email, { state, sentence });

  answer('contacted', 'The first reply.');
  network.misbehaveForStatusQueries(() => 'response held');
  await page.goto(paths.receipt(id));
  await expect.poll(network.heldResponses, often).toBe(1);
  answer('place-offered', 'The second reply.');
  const faults: Fault[] = ['response lost', '503', 'sign-in page'];
  network.misbehaveForStatusQueries(() => faults.shift() ?? 'none');
  const other = await context.newPage();
  await other.goto(paths.receipt(id));
  await expect(async () => {
    await letAskAgain(other);
    await other.reload();
    await expect(other.getByRole('main')).toContainText('The second reply.', { timeout: 1000 });
  }).toPass();
  network.releaseResponses();
  for (const tab of [page, other])
    await expect(tab.getByRole('main')).toContainText('The second reply.');

  answer('waiting-list', 'The third reply.');
  await letAskAgain(page);
  await page.reload();
  for (const tab of [page, other])
    await expect(tab.getByRole('main')).toContainText('The third reply.');
  await untilNoted(page);
  const titles = (['place-offered', 'waiting-list'] as const).map((state) => states[state].title);
  await expect.poll(() => alerts.map(({ text }) => text), often).toEqual(titles);

  const lost: Fault[] = ['response lost', '503 once stored'];
  network.misbehave(() => lost.shift() ?? 'none');
  for (const name of [withdrawal.button, withdrawal.question.accept])
    await page.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => keptWithdrawals(page)).toEqual(['withdrawn']);
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: withdrawal.withdrawn.title })).toBeVisible();
  // Each of the three replies created a version, and so did the withdrawal.
  expect(rows()).toMatchObject([{ version: 4, withdrawn_at: expect.any(String) }]);
});

test('although responses are lost, a correction that is changed again leaves one row, and is announced once', async ({
  page,
  network,
  server,
  email,
  rows,
  alerts,
}) => {
  const id = randomUUID();
  const { body } = await post(server.url, { ...enrolment, email }, { key: id });
  const { reference } = body;
  await storeRecords(page, acceptedRecord(6, { id, reference, per: '6' }));
  await page.goto(paths.receipt(id));
  await page.getByRole('button', { name: receipt.correction.button }).click();
  await fillPersonalInfo(page, { Email: email });
  await page.getByRole('button', { name: words.continue }).click();
  await page.getByRole('radio', { name: '1 Month' }).check();
  const lost: Fault[] = ['500 once stored', 'response lost', 'response cut short'];
  network.misbehave(() => lost.shift() ?? 'none');
  await submitAndConfirm(page);
  await expect(page.getByRole('alert').getByText(failureWith(500))).toBeVisible();
  await page.getByRole('radio', { name: '3 Months' }).check();
  await submitAndConfirm(page);
  await expect(async () => {
    for (const name of [words.delivery.sendLater, outbox.banner.sendNow]) {
      const button = page.getByRole('button', { name, exact: true });
      if (await button.isVisible()) await button.press('Enter', { timeout: 1000 });
    }
    expect(await keptRequests(page)).toMatchObject([{ state: 'accepted', announced: true }]);
  }).toPass();
  expect(rows()).toMatchObject([{ reference, name: 'Sample Learner', per: '3' }]);
  // A page shows an alert shortly after it has stored that it does.
  await expect.poll(() => findSuccesses(alerts).length, often).toBe(1);
});
