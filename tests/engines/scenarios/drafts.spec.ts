import { forget } from '../../../src/content/forget';
import { readStored } from '../../browser/support/stored';
import { fillPersonalInfo, openForm, untilSettled } from '../support/enrolment';
import { expect, test } from '../support/test';

test('a draft is there after a reload and after a restart of the browser', async ({ device }) => {
  const first = await device.start();
  const visitor = await first.openTab();
  await openForm(visitor);
  await fillPersonalInfo(visitor);
  // The field that was filled in last too: what a page writes as it is left, WebKit drops.
  await expect.poll(async () => JSON.stringify(await readStored(visitor))).toContain('Japan');
  await visitor.reload();
  await expect.poll(() => visitor.valueOf('First name')).toBe('Sample');
  expect(await visitor.valueOf('Country')).toBe('Japan');
  await first.close();

  const second = await device.start();
  const later = await second.openTab();
  await openForm(later);
  await expect.poll(() => later.valueOf('First name')).toBe('Sample');
});

/*
 * A page that is left may be put aside as it is, and be there again when the visitor goes back:
 * Safari does so. The others load it anew, and Firefox puts into the form what it last saw there.
 */
test('back to a form after another tab has forgotten all: it is empty, and nothing comes back', async ({
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
  await expect.poll(() => other.valueOf('First name')).toBe('Typed first');
  // A page that WebKit puts aside amid a transaction holds up the others.
  await untilSettled(other);
  await untilSettled(visitor);

  await other.open('/YourRequests');
  await other.press(forget.button);
  await other.press(forget.question.accept);
  await other.sees(forget.done.title);
  await visitor.bringToFront();
  await visitor.goBack();
  await expect.poll(() => visitor.valueOf('First name')).toBe('');
  await other.bringToFront();
  await openForm(other);
  await expect.poll(() => other.valueOf('First name')).toBe('');
});
