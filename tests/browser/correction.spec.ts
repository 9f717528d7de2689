import { randomUUID } from 'node:crypto';
import { enrolment as words } from '#words/enrolment';
import { alerts } from '#words/messages';
import { outbox } from '#words/outbox';
import { receipt as receiptWords } from '#words/receipt';
import { requests } from '#words/requests';
import { paths } from '../../src/content/paths';
import { enrolment as chineseForm } from '../../src/content/zh/enrolment';
import { alerts as chineseAlerts } from '../../src/content/zh/messages';
import { enrolment, post } from '../server/support/requests';
import {
  fillPersonalInfo,
  goOfflineInForm,
  submitAndConfirm,
  untilSaved,
} from './support/enrolment-form';
import { banner, details, entry, list } from './support/outbox-page';
import { acceptedRecord, storeRecords } from './support/outbox-records';
import { untilInstalled } from './support/service-worker';
import { expect, test } from './support/test';
import { inLanguage } from '../../src/site/languages';

const { correction } = receiptWords;

/** Sends a request for course 6 and returns its receipt. */
async function sendRequest(url: string, email: string) {
  const id = randomUUID();
  const { body } = await post(url, { ...enrolment, per: '6', hours: 5, email }, { key: id });
  return acceptedRecord(6, { id, reference: body.reference, per: '6', hours: 5 });
}

test('a request is corrected from its receipt, even if the page’s language changes in between', async ({
  page,
  server,
  rows,
}) => {
  const email = 'sample.correction@example.org';
  const sent = await sendRequest(server.url, email);
  const { id, reference } = sent;
  await storeRecords(page, sent);
  await page.goto(paths.receipt(id));
  await page.getByRole('button', { name: correction.button }).click();
  await expect(page).toHaveURL('/Inroll/6');
  await expect(page.getByText(words.correction.text)).toBeVisible();
  await expect(list(page)).toContainText(String(reference));
  for (const label of ['First name', 'Last name', 'Country', 'Phone', 'Email']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await fillPersonalInfo(page, { Email: email });
  await untilSaved(page);

  await page.goto(inLanguage('zh', paths.enrolment(6)));
  await expect(page.getByText(chineseForm.correction.text)).toBeVisible();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(chineseForm.continue);
  await expect(page.locator('[name=period][value="6M"]')).toBeChecked();
  await expect(page.locator('[name=vipHours]')).toHaveValue('5');
  await page.locator('[name=period][value="3M"]').check();
  await press(chineseForm.submit);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(chineseForm.confirm.predecessor.correction);
  await expect(question).toContainText(String(reference));
  await press(chineseForm.confirm.accept);
  await expect(page.getByRole('alert')).toContainText(chineseAlerts.submitted);
  expect(rows(email)).toMatchObject([
    {
      reference,
      per: '3',
      hours: 5,
      name: 'Sample Learner',
      nation: 'Japan',
      lang: 'Mandarin',
      message: 'Website enrolment: HSK',
      page_language: 'zh',
    },
  ]);

  await page.goto(paths.requests);
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await page.goto(paths.receipt(id));
  await expect(list(page)).toContainText(String(reference));
  await expect(page.getByRole('button', { name: correction.button })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a correction waits next to the receipt that it will replace, and is sent once there is a connection', async ({
    page,
    server,
    rows,
    expectedConsole,
  }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    const email = 'sample.corrected.offline@example.org';
    const sent = await sendRequest(server.url, email);
    const { id, reference } = sent;
    await storeRecords(page, sent);
    await page.goto('/');
    await untilInstalled(page);
    await page.context().setOffline(true);
    await page.goto(paths.receipt(id));
    await page.getByRole('button', { name: correction.button }).click();
    await fillPersonalInfo(page, { Email: email });
    await page.getByRole('button', { name: words.continue }).click();
    await page.getByRole('radio', { name: '1 Month' }).check();
    await goOfflineInForm(page);
    await submitAndConfirm(page);
    await expect(page.getByRole('heading', { name: outbox.arrival.unsent })).toBeVisible();

    await details(page).click();
    const [waiting, kept] = [entry(page, 6).first(), entry(page, 6).last()];
    await expect(waiting).toContainText(outbox.arrival.unsent);
    await expect(waiting).toContainText(`${requests.facts.replaces}${reference}`);
    await expect(kept).toContainText(String(reference));
    await expect(kept).toContainText(correction.waiting);
    expect(rows(email)).toMatchObject([{ per: '6', version: 0 }]);

    await page.context().setOffline(false);
    const alert = page.getByRole('alert').filter({ hasText: alerts.submitted });
    await expect(alert).toHaveCount(1);
    await expect(entry(page, 6)).toHaveCount(1);
    await expect(banner(page)).toHaveCount(0);
    expect(rows(email)).toMatchObject([{ reference, per: '1', hours: 5, version: 1 }]);
  });
});
