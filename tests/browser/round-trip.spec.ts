import { readyReplies } from '#words/ready-replies';
import { enrolment as arabicForm } from '../../src/content/ar/enrolment';
import { alerts as arabicAlerts } from '../../src/content/ar/messages';
import { outbox as arabicOutbox } from '../../src/content/ar/outbox';
import { periodNames as arabicPeriods } from '../../src/content/ar/periods';
import { officePage } from '../../src/content/office-page';
import { outbox } from '#words/outbox';
import { paths } from '../../src/content/paths';
import { receipt as receiptWords } from '#words/receipt';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import { receipt as chineseReceipt } from '../../src/content/zh/receipt';
import { requests as chineseRequests } from '../../src/content/zh/requests';
import { untilNoted } from '../faults/support/device';
import { fillInRequest, samplePerson, submitOffline } from './support/enrolment-form';
import { enterOffice } from './support/office';
import { entry, openDetails, status } from './support/outbox-page';
import { untilInstalled } from './support/service-worker';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
const { withdrawal } = replies;
const offer = replies.states['place-offered'];
const minute = 60_000;

test.use({ serviceWorkers: 'allow', viewport: phone });

test('a student can enrol offline, get an offer from the office, read it offline and withdraw', async ({
  page: student,
  browser,
  server,
  expectedConsole,
}) => {
  // Chromium logs errors while the device is offline, and the 401 response before sign-in.
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const device = student.context();
  await student.goto('/');
  await untilInstalled(student);
  await fillInRequest(student, {
    courseId: 2,
    person: { 'Last name': 'Roundtrip', Email: 'sample.roundtrip@example.org' },
  });
  await submitOffline(student);
  await expect(status(student)).toContainText(outbox.banner.waiting(1));
  await device.setOffline(false);
  await expect(student.getByRole('alert')).toContainText('submitted successfully');
  await untilNoted(student);

  const office = await browser.newPage({ baseURL: server.url, viewport: phone });
  const find = () => office.getByRole('link', { name: 'Sample Roundtrip' });
  await enterOffice(office, server, 'Sample Siti');
  await find().click();
  await office.getByLabel(officePage.states['place-offered']).check();
  const [sentence] = readyReplies['place-offered'];
  await office.getByRole('button', { name: sentence }).click();
  await office.getByRole('button', { name: officePage.reply.save, exact: true }).click();
  await expect(office.getByText(officePage.reply.saved)).toBeVisible();

  // Move the clock ahead by a few minutes, because a device waits between status queries.
  await device.clock.setSystemTime(Date.now() + 6 * minute);
  await student.goto('/AboutUs');
  const alert = student.getByRole('alert').filter({ hasText: offer.title });
  await expect(alert).toHaveCount(1);
  await untilNoted(student);
  await alert.getByRole('link', { name: replies.show }).press('Enter');
  await expect(student.getByRole('main')).toContainText(sentence);

  await device.setOffline(true);
  await student.goto(paths.requests);
  await expect(entry(student, 2)).toContainText(sentence);
  await expect(alert).toHaveCount(0);
  await entry(student, 2).getByRole('link').click();
  const press = (name: string) => student.getByRole('button', { name, exact: true }).click();
  await press(withdrawal.button);
  await press(withdrawal.question.decline);
  await press(withdrawal.button);
  await press(withdrawal.question.accept);
  await expect(student.getByRole('heading', { name: withdrawal.queued.title })).toBeVisible();
  await expect(status(student)).toContainText(withdrawal.waiting);

  await test.step('deleting the request warns that the withdrawal will no longer be sent', async () => {
    await openDetails(student, 2);
    await press(receiptWords.actions.remove);
    await expect(student.getByRole('alertdialog')).toContainText(
      'the withdrawal will no longer be sent',
    );
    await press(requests.questions['delete-withdrawing'].decline);
  });

  await device.setOffline(false);
  await expect(student.getByRole('heading', { name: withdrawal.withdrawn.title })).toBeVisible();
  await expect(student.getByRole('button', { name: withdrawal.button })).toHaveCount(0);

  await office.goto('/office');
  await expect(office.getByRole('listitem').filter({ has: find() })).toContainText(
    officePage.withdrawn,
  );
  await office.close();
});

test('a request that is made offline in Arabic is sent with English values, and its receipt is there in Chinese', async ({
  page,
  rows,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  const { fields, confirm } = arabicForm;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const email = 'sample.arabic@example.org';
  await page.goto('/ar');
  await untilInstalled(page);
  await page.context().setOffline(true);
  await page.goto('/ar/Inroll/2');
  const field = (name: 'firstName' | 'lastName' | 'country' | 'phone' | 'email') =>
    page.getByLabel(fields[name].label, { exact: true });
  await field('firstName').fill(samplePerson['First name']);
  await field('lastName').fill(samplePerson['Last name']);
  await field('country').fill('اليابان');
  await field('phone').fill(samplePerson.Phone);
  await field('email').fill(email);
  await press(arabicForm.continue);
  await page.getByRole('radio', { name: arabicPeriods['1M'] }).check();
  await press(arabicForm.submit);
  await press(confirm.accept);
  await expect(page.getByRole('heading', { name: arabicOutbox.arrival.unsent })).toBeVisible();

  await page.context().setOffline(false);
  const alert = page.getByRole('alert').filter({ hasText: arabicAlerts.submitted });
  await expect(alert).toHaveCount(1);
  await untilNoted(page);
  expect(rows(email)).toMatchObject([
    { nation: 'Japan', lang: 'English', message: 'Website enrolment: Academic English' },
  ]);

  await page.goto('/zh/YourRequests');
  await page.getByRole('link', { name: chineseRequests.received.show }).click();
  await expect(page.getByText(chineseReceipt.reference, { exact: true })).toBeVisible();
});
