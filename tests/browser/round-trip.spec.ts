import { readyReplies } from '#words/ready-replies';
import { officePage } from '../../src/content/office-page';
import { outbox } from '#words/outbox';
import { paths } from '../../src/content/paths';
import { receipt as receiptWords } from '#words/receipt';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import { untilNoted } from '../faults/support/device';
import { fillInRequest, submitOffline } from './support/enrolment-form';
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
