import { enrolment as arabic } from '../../../src/content/ar/enrolment';
import { alerts as arabicAlerts } from '../../../src/content/ar/messages';
import { outbox } from '../../../src/content/ar/outbox';
import { periodNames } from '../../../src/content/ar/periods';
import { receipt } from '../../../src/content/zh/receipt';
import { replies } from '../../../src/content/zh/replies';
import { requests } from '../../../src/content/zh/requests';
import { samplePerson } from '../../browser/support/enrolment-form';
import { alerts, untilInstalled, untilSettled } from '../support/enrolment';
import { expect, test } from '../support/test';

test('in Arabic, pages open offline, a request made offline has English values, and its receipt can be read in Chinese @all', async ({
  openTab,
  network,
  email,
  rows,
}) => {
  const visitor = await openTab();
  await visitor.open('/ar');
  await untilInstalled(visitor);
  await untilSettled(visitor);
  network.setOffline(true);
  for (const path of ['AboutUs', 'Courses', 'HelpCenter', 'ContactUs', 'course-details/2']) {
    await visitor.open(`/ar/${path}`);
    await visitor.sees(/\p{Script=Arabic}/u, 'h1');
    await untilSettled(visitor);
  }

  const { fields, confirm, delivery } = arabic;
  await visitor.open('/ar/Inroll/2');
  await visitor.fill(fields.firstName.label, samplePerson['First name']);
  await visitor.fill(fields.lastName.label, samplePerson['Last name']);
  await visitor.fill(fields.country.label, 'اليابان');
  await visitor.fill(fields.phone.label, samplePerson.Phone);
  await visitor.fill(fields.email.label, email);
  await visitor.press(arabic.continue);
  await visitor.press(periodNames['1M']);
  await visitor.press(arabic.submit);
  await visitor.press(confirm.accept);
  await visitor.sees(arabicAlerts.networkError, alerts);
  await visitor.press(delivery.sendLater);
  await visitor.sees(outbox.arrival.unconfirmed);
  await visitor.open('/zh/YourRequests');
  await visitor.sees('简体中文', 'h1');
  expect(rows()).toEqual([]);

  network.setOffline(false);
  await visitor.open('/ar/AboutUs');
  await visitor.sees(arabicAlerts.submitted, alerts);
  expect(rows()).toEqual([
    expect.objectContaining({
      nation: 'Japan',
      lang: 'English',
      message: 'Website enrolment: Academic English',
      page_language: 'ar',
    }),
  ]);
  await untilSettled(visitor);
  await visitor.open('/zh/YourRequests');
  await visitor.press(requests.received.show);
  await visitor.sees(replies.states.received.title);
  await visitor.sees(receipt.reference);
});
