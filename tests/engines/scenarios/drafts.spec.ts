import { deleteData } from '#words/delete-data';
import { openForm, untilSettled } from '../support/enrolment';
import { expect, test } from '../support/test';

/*
 * When a visitor goes back, Safari may show the page from its back-forward cache. If a browser loads
 * the page again, it may restore the form's last values, as Firefox does.
 */
test('after another tab has deleted all data, going back shows an empty form, and no draft is restored @all', async ({
  openTab,
}) => {
  const other = await openTab();
  const visitor = await openTab();
  await openForm(visitor);
  await visitor.fill('First name', 'Typed first');
  await visitor.sees('Saved on this device');
  await untilSettled(visitor);
  await visitor.open('/AboutUs');
  await other.bringToFront();
  await openForm(other);
  await expect.poll(() => other.readValue('First name')).toBe('Typed first');
  // Wait, because a page that WebKit freezes in the middle of a transaction blocks other pages.
  await untilSettled(other);
  await untilSettled(visitor);

  await other.open('/YourRequests');
  await other.press(deleteData.button);
  await other.press(deleteData.question.accept);
  await other.sees(deleteData.done.title);
  await visitor.bringToFront();
  await visitor.goBack();
  await expect.poll(() => visitor.readValue('First name')).toBe('');
  await other.bringToFront();
  await openForm(other);
  await expect.poll(() => other.readValue('First name')).toBe('');
});
