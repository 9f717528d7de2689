import { replies } from '#words/replies';
import { untilNoted } from '../../faults/support/device';
import { answerAsOffice } from '../../support/office-answer';
import { alerts, countAlerts, fillIn, submit, success, untilInstalled } from '../support/enrolment';
import { expect, test } from '../support/test';

const { title } = replies.states['place-offered'];
const { withdrawal } = replies;
const sentence = 'Sample: the course begins on Monday.';

test('a reply is announced once and can be read offline, and a withdrawal made offline is delivered @all', async ({
  openTab,
  server,
  network,
  email,
  rows,
}) => {
  const form = await openTab();
  await form.open('/');
  await untilInstalled(form);
  await fillIn(form, email);
  await submit(form);
  await form.sees(success, alerts);
  await form.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await untilNoted(form);

  answerAsOffice(server.databaseFile, email, { state: 'place-offered', sentence });
  await form.open('/Courses');
  await form.sees(title, alerts);
  await untilNoted(form);
  const other = await openTab();
  await other.open('/YourRequests');
  await other.sees(sentence, 'main');
  expect(await countAlerts(form, title)).toBe(1);
  await form.bringToFront();

  network.setOffline(true);
  await form.open('/YourRequests');
  await form.sees(sentence, 'main');
  await form.press('View your receipt');
  await form.sees(title, 'main h2');
  await form.press(withdrawal.button);
  await form.press(withdrawal.question.accept);
  await form.sees(withdrawal.queued.title, 'main h2');
  expect(rows()).toMatchObject([{ withdrawn_at: null }]);

  network.misbehave('response lost');
  network.setOffline(false);
  const online = () => void dispatchEvent(new Event('online'));
  await form.evaluate(online);
  await expect.poll(() => rows()[0]?.withdrawn_at).not.toBeNull();
  const { withdrawn_at: withdrawnAt } = rows()[0] ?? {};
  network.misbehave('none');
  await form.evaluate(online);
  await form.sees(withdrawal.withdrawn.title, 'main h2');
  expect(rows()).toMatchObject([{ withdrawn_at: withdrawnAt }]);
  expect(await countAlerts(form, title)).toBe(1);
});
