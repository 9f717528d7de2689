import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { enrolment, post, storedRows } from '../server/support/requests';
import {
  draftCourse,
  earlierReleaseEntries,
  keys,
  waitingKeys,
  waitingWithdrawalKeys,
} from '../support/earlier-release';
import { answerAsOffice } from '../support/office-answer';
import { list, restoredFirstName } from './support/outbox-page';
import { readStored, store } from './support/stored';
import { expect, test } from './support/test';

const { alertClaimed, answered, accepted, held, replaced, sending, withdrawn } = keys;
const arrived = [
  accepted,
  alertClaimed,
  answered,
  withdrawn,
  ...waitingWithdrawalKeys,
  held,
  sending,
];

test('each request or withdrawal that the November 2026 release left waiting on a device is sent once', async ({
  page,
  server,
  expectedConsole,
}) => {
  // The server responds with 404 for the request whose withdrawal was refused.
  expectedConsole.push(/status of 404/);
  const entries = earlierReleaseEntries(Date.now());
  const findRequest = (key: string): EnrolmentRequest => {
    const value = entries.find((entry) => entry.key[1] === key)?.value;
    return Object(value).request ?? { ...enrolment, email: `sample.${key}@earlier.example.org` };
  };
  // The server had stored the first version of the changed request before it responded with 503.
  const [, first] = replaced;
  for (const key of [...arrived, first]) await post(server.url, findRequest(key), { key });
  answerAsOffice(server.databaseFile, findRequest(answered).email, {
    sentence: 'Sample sentence of the academy.',
  });
  const posts = collectPosts(page);

  // This page runs none of the site's code.
  const plain = await page.context().newPage();
  await plain.goto('/robots.txt');
  await plain.evaluate(store, entries);
  await plain.close();
  await page.goto('/AboutUs');
  const findRow = (key: string) =>
    storedRows(server.databaseFile).find((row) => row.idempotency_key === key);
  await expect.poll(() => waitingKeys.filter((key) => !findRow(key))).toEqual([]);
  await expect
    .poll(() => waitingWithdrawalKeys.filter((key) => !findRow(key)?.withdrawn_at))
    .toEqual([]);
  // If the test left the page before it had stored the responses, the next page would repeat the
  // requests.
  await expect
    .poll(async () => (await readStored(page)).records)
    .not.toContainEqual(expect.objectContaining({ state: 'sending' }));

  await page.goto(paths.requests);
  const card = (text: string) => list(page).getByRole('article').filter({ hasText: text });
  for (const reference of ['JLA-5555-DDDD', 'JLA-6666-EEEE', 'JLA-8888-GGGG']) {
    await expect(card(reference)).toContainText(replies.withdrawal.withdrawn.title);
  }
  await expect(card('JLA-7777-FFFF')).toContainText(replies.withdrawal.refused.title);
  await expect(card('JLA-4444-CCCC')).toContainText(replies.states.contacted.title);
  await expect(card(requests.state.held)).toHaveCount(1);
  await expect(card(requests.state.rejected(400))).toHaveCount(1);
  await expect(card('JLA-'), 'receipts').toHaveCount(7 + waitingKeys.length);
  await page.goto(paths.enrolment(draftCourse));
  await expect(await restoredFirstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Last name')).toHaveValue('Draft');

  const keysSentTo = (path: string) =>
    posts.filter((each) => each.path === path).map(({ key }) => key);
  expect(keysSentTo('/api/notifications').toSorted()).toEqual(waitingKeys.toSorted());
  expect(keysSentTo('/api/notifications/withdrawal').toSorted()).toEqual(
    waitingWithdrawalKeys.toSorted(),
  );
  const received = [...new Set([...arrived, ...waitingKeys])];
  const emails = new Set<unknown>(received.map((key) => findRequest(key).email));
  const rows = storedRows(server.databaseFile).filter(({ email }) => emails.has(email));
  expect(rows.map((row) => row.idempotency_key).toSorted()).toEqual(received.toSorted());
});

function collectPosts(page: Page) {
  const posts: { path: string; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const key = request.headers()['idempotency-key'];
    posts.push({ path: new URL(request.url()).pathname, key });
  });
  return posts;
}
